import type pg from 'pg'
import { notifySql } from '#lib/postgres/notifications.ts'
import { DataPool } from '#lib/postgres/pool.ts'
import { POOL_SIZES } from '#lib/postgres/pool-sizes.ts'
import type { BookingDatabase, SqlDialect, StoreOptions } from '../database.ts'
import { isOutdatedPlan, type QueryResult, type Statement, StatementBatcher } from './batch.ts'
import { migrate } from './migrate.ts'
import { sqlOver } from './statements.ts'
import { transact } from './transact.ts'
import {
  acquireConnection,
  codeOf,
  IDLE_TRANSACTION_TIMEOUT,
  LOCK_TIMEOUT,
  STATEMENT_TIMEOUT,
  WaitBudget,
} from './wait-limits.ts'

/** Deadlock, serialisation failure, and a unique violation: another transaction was faster, so try again. */
const AGAIN = new Set(['40P01', '40001', '23505'])
const ATTEMPTS = 5

/** Bookings in schema `booking` of a Postgres database; creates and migrates it as needed. */
export async function openPostgres(
  url: string,
  options: StoreOptions & { connections?: number } = {},
): Promise<BookingDatabase> {
  const { clock, connections = POOL_SIZES.bookings } = options
  const pool = new DataPool(
    {
      connectionString: url,
      max: connections,
      // All statements look up by key: a plan per execution costs more than it can save.
      options: [
        ...['search_path=booking', 'plan_cache_mode=force_generic_plan'],
        ...[`statement_timeout=${STATEMENT_TIMEOUT}`, `lock_timeout=${LOCK_TIMEOUT}`],
        `idle_in_transaction_session_timeout=${IDLE_TRANSACTION_TIMEOUT}`,
      ]
        .map((setting) => `-c ${setting}`)
        .join(' '),
      connectionTimeoutMillis: STATEMENT_TIMEOUT,
      // The server ends slow statements itself. If it cannot be reached, give up after the longest lock wait plus
      // the longest statement.
      query_timeout: 2 * STATEMENT_TIMEOUT,
    },
    'bookings',
  )
  await migrate(pool)
  const dialect: SqlDialect = {
    get now() {
      return clock
        ? `CAST(${Math.trunc(clock())} AS bigint)`
        : "CAST(date_part('epoch', now()) * 1000 AS bigint)"
    },
    unitRows: (parameter) =>
      `(SELECT value ->> 0 AS resource, CAST(value ->> 1 AS integer) AS slot
        FROM json_array_elements(CAST(${parameter} AS json)))`,
    notify: notifySql,
  }
  return {
    kind: 'postgres',
    dialect,
    ...sqlOver((statement) =>
      runAlone(pool, statement).catch((error: unknown) => {
        if (isOutdatedPlan(error)) return runAlone(pool, statement)
        throw error
      }),
    ),
    transaction: async (locks, work) => {
      const waiting = new WaitBudget(locks)
      for (let attempt = 1; ; attempt++) {
        try {
          return await transact(pool, locks, (sql) => work({ ...sql, dialect }), waiting)
        } catch (error) {
          const again = AGAIN.has(codeOf(error) ?? '') || isOutdatedPlan(error)
          if (attempt === ATTEMPTS || !again) throw error
        }
      }
    },
    close: () => pool.end(),
  }
}

/** Runs a statement in a transaction of its own. */
async function runAlone(pool: pg.Pool, statement: Statement): Promise<QueryResult> {
  const waiting = new WaitBudget()
  const client = await acquireConnection(pool, waiting)
  const batches = new StatementBatcher(client)
  let broken = true
  // The running statement fails with the same error.
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
