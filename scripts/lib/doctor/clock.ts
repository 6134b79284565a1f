import { directUrlOf } from '#lib/postgres/addresses.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'
import { withPostgres } from './with-postgres.ts'

const NOTICEABLE_MS = 2000
const WRONG_MS = 60_000

/** Whether this machine's clock and that of Postgres go alike; SQLite has none of its own. */
export async function checkClock({
  env,
  clock,
}: Pick<Installation, 'env' | 'clock'>): Promise<Finding[]> {
  const url = directUrlOf(env)
  if (!url) return []
  return withPostgres(env, async (session) => {
    const before = clock()
    const [row] = await session.query<{ now: string }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now',
    )
    const off = Math.abs(Number(row?.now) - (before + clock()) / 2)
    if (off < NOTICEABLE_MS) return []
    const said =
      `The clocks of this machine and of Postgres are ${Math.round(off / 1000)} s apart: let both follow a time ` +
      'server (timedatectl), or holds and leases end too early or too late.'
    return [off < WRONG_MS ? warning(said) : error(said)]
  })
}
