import type pg from 'pg'
import { DataPool } from '#lib/postgres/pool.ts'
import type { BookingDatabase, StoreOptions } from '../database.ts'
import { type Answer, Batches, type Statement } from './batch.ts'
import { migrate } from './migrate.ts'
import { statements } from './statements.ts'
import { transact } from './transact.ts'
import { checkOut, codeOf, LOCK_WAIT, PATIENCE, STANDSTILL, Waiting } from './wait-limits.ts'

/** Deadlock, serialisation failure, and a unique key that another transaction was faster to take. */
const AGAIN = new Set(['40P01', '40001', '23505'])
const ATTEMPTS = 5

/** Bookings in schema `booking` of a Postgres database, made and migrated where it is missing. */
export async function openPostgres(
  url: string,
  options: StoreOptions & { connections?: number } = {},
): Promise<BookingDatabase> {
  const { clock, connections = 10 } = options
  const pool = new DataPool({
    connectionString: url,
    max: connections,
    // All statements ask by key: planning each one anew costs more than it can win.
    options: [
      ...['search_path=booking', 'plan_cache_mode=force_generic_plan'],
      ...[`statement_timeout=${PATIENCE}`, `lock_timeout=${LOCK_WAIT}`],
      `idle_in_transaction_session_timeout=${STANDSTILL}`,
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
    connectionTimeoutMillis: PATIENCE,
    // The server ends what takes too long. A server that is out of reach does not: after the wait for a
    // lock and the statement behind it nothing more is to come.
    query_timeout: 2 * PATIENCE,
  })
  await migrate(pool)
  return {
    kind: 'postgres',
    words: {
      get now() {
        return clock
          ? `CAST(${Math.trunc(clock())} AS bigint)`
          : "CAST(date_part('epoch', now()) * 1000 AS bigint)"
      },
      unitsOf: (parameter) =>
        `(SELECT value ->> 0 AS resource, CAST(value ->> 1 AS integer) AS slot
          FROM json_array_elements(CAST(${parameter} AS json)))`,
    },
    ...statements((statement) => runAlone(pool, statement)),
    transaction: async (locks, work) => {
      const waiting = new Waiting(locks)
      for (let attempt = 1; ; attempt++) {
        try {
          return await transact(pool, locks, work, waiting)
        } catch (error) {
          if (attempt === ATTEMPTS || !AGAIN.has(codeOf(error) ?? '')) throw error
        }
      }
    },
    close: () => pool.end(),
  }
}

/** Runs a statement in a transaction of its own. */
async function runAlone(pool: pg.Pool, statement: Statement): Promise<Answer> {
  const waiting = new Waiting()
  const client = await checkOut(pool, waiting)
  const batches = new Batches(client)
  let broken = true
  // The statement fails with it.
  const end = () => {}
  client.on('error', end)
  try {
    const { shortened } = waiting
    const set = shortened === null ? null : batches.run({ text: `SET lock_timeout = ${shortened}` })
    const done = batches.run(statement)
    const reset = set && batches.run({ text: 'RESET lock_timeout' })
    const [answer] = await Promise.all([done, set, reset])
    broken = false
    return answer
  } finally {
    client.off('error', end)
    client.release(broken)
  }
}
