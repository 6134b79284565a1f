import { refusePooler } from '#lib/data-lock/refuse-pooler.ts'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { CONNECTIONS_PER_INSTANCE } from '#lib/postgres/pool-sizes.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { error, type Finding, type Installation, warning } from './finding.ts'
import { withPostgres } from './with-postgres.ts'

const SETTINGS = `SELECT name, setting FROM pg_settings
  WHERE name IN ('max_connections', 'superuser_reserved_connections', 'reserved_connections', 'fsync',
    'full_page_writes', 'synchronous_commit', 'server_encoding', 'in_hot_standby')`

/** Values of Postgres' settings by their names. */
export type PostgresSettings = Record<string, string>

/** Whether Postgres has connections enough, keeps what it confirms, and is reached without a pooler that switches sessions. */
export async function checkPostgresSettings({
  env,
}: Pick<Installation, 'env'>): Promise<Finding[]> {
  const url = directUrlOf(env)
  const each = env.databaseConnections
  if (!url) return []
  return withPostgres(env, async (session) => {
    const rows = await session.query<{ name: string; setting: string }>(SETTINGS)
    const settings = Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
    try {
      await refusePooler(session, url)
    } catch (refusal) {
      if (!(refusal instanceof OperatorError)) throw refusal
      return [error(refusal.message), ...settingFindings(settings, each)]
    }
    return settingFindings(settings, each)
  })
}

/** What is said of Postgres' settings. */
export function settingFindings(
  settings: PostgresSettings,
  connectionsOfEach = CONNECTIONS_PER_INSTANCE,
): Finding[] {
  const unsafe = ['fsync', 'full_page_writes'].filter((name) => settings[name] === 'off')
  return [
    ...connectionFindings(settings, connectionsOfEach),
    ...unsafe.map((name) =>
      error(`Postgres has ${name} = off: a power cut can destroy the database.`),
    ),
    ...(settings.synchronous_commit === 'off'
      ? [
          error(
            'Postgres has synchronous_commit = off: a crash can lose bookings that were confirmed.',
          ),
        ]
      : []),
    ...(settings.in_hot_standby === 'on'
      ? [
          error(
            'DATABASE_URL leads to a standby, which cannot be written: name the primary server.',
          ),
        ]
      : []),
    ...(settings.server_encoding === 'UTF8'
      ? []
      : [error(`The database has the encoding ${settings.server_encoding}; it must be UTF8.`)]),
  ]
}

function connectionFindings(settings: PostgresSettings, each: number): Finding[] {
  const number = (name: string) => Number(settings[name] ?? 0)
  const most = number('max_connections')
  const free = most - number('superuser_reserved_connections') - number('reserved_connections')
  const instances = Math.floor(free / each)
  const said =
    `max_connections of Postgres is ${most}, and an instance takes up to ${each}: that is ` +
    `enough for ${instances}`
  if (instances < 1) return [error(`${said}. Raise it.`)]
  // While a fleet is upgraded, an old and a new instance run together.
  return instances < 2 ? [warning(`${said}, and for none beside it during an upgrade.`)] : []
}
