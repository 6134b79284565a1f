import { notifySql } from '#lib/postgres/notifications.ts'
import { poolSizes } from '#lib/postgres/pool-sizes.ts'
import { ok } from '#lib/result.ts'
import {
  type BookingDatabase,
  type Sql,
  type SqlDialect,
  type StoreOptions,
  UNIT_COLUMNS,
} from '../database.ts'
import { isOutdatedPlan, type QueryResult, type Statement } from './batch.ts'
import { jsonRows } from './json-rows.ts'
import { migrate } from './migrate.ts'
import { localLockTimeout } from './session-settings.ts'
import { acquireSession, openSessions, type Sessions } from './sessions.ts'
import { sqlOver } from './statements.ts'
import { BEGIN_SNAPSHOT, transact } from './transact.ts'
import { codeOf, WaitBudget } from './wait-limits.ts'

/** Deadlock, serialisation failure, and a unique violation: another transaction was faster, so try again. */
const AGAIN = new Set(['40P01', '40001', '23505'])
const ATTEMPTS = 5

/**
 * Bookings in schema `booking` of a Postgres database; creates and migrates it as needed. With a `directUrl`, `url` leads
 * to a pooler that may switch sessions between transactions, and migrations go to Postgres itself.
 */
export async function openPostgres(
  url: string,
  options: StoreOptions & { connections?: number; directUrl?: string | undefined } = {},
): Promise<BookingDatabase> {
  const { clock, connections = poolSizes().bookings, directUrl, asItIs } = options
  if (!asItIs) await migrateAt(directUrl ?? url)
  const sessions = openSessions(url, { max: connections, pooled: directUrl !== undefined })
  const dialect: SqlDialect = {
    get now() {
      return clock
        ? `CAST(${Math.trunc(clock())} AS bigint)`
        : "CAST(date_part('epoch', now()) * 1000 AS bigint)"
    },
    jsonRows,
    unitRows: (parameter) => jsonRows(parameter, UNIT_COLUMNS),
    notify: notifySql,
  }
  return {
    kind: 'postgres',
    address: { kind: 'postgres', url },
    dialect,
    ...sqlOver((statement) =>
      runAlone(sessions, statement).catch((error: unknown) => {
        if (isOutdatedPlan(error)) return runAlone(sessions, statement)
        throw error
      }),
    ),
    transaction: async (locks, work) => {
      const waiting = new WaitBudget(locks)
      for (let attempt = 1; ; attempt++) {
        try {
          return await transact(sessions, locks, (sql) => work({ ...sql, dialect }), waiting)
        } catch (error) {
          const again = AGAIN.has(codeOf(error) ?? '') || isOutdatedPlan(error)
          if (attempt === ATTEMPTS || !again) throw error
        }
      }
    },
    snapshot: async (work) => {
      const read = async (sql: Sql) => ok(await work({ ...sql, dialect }))
      const once = () => transact(sessions, {}, read, new WaitBudget(), BEGIN_SNAPSHOT)
      const { value } = await once().catch((error: unknown) => {
        if (isOutdatedPlan(error)) return once()
        throw error
      })
      return value
    },
    close: () => sessions.pool.end(),
  }
}

/** Migrates over a connection of its own to Postgres itself, which waits for as long as a migration takes. */
async function migrateAt(url: string): Promise<void> {
  const { pool } = openSessions(url, { max: 1, queryTimeoutMs: 0 })
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

/** Runs a statement in a transaction of its own: one round trip, as one pipeline is one transaction. */
async function runAlone(sessions: Sessions, statement: Statement): Promise<QueryResult> {
  const waiting = new WaitBudget()
  const { client, batches } = await acquireSession(sessions, waiting)
  let broken = true
  // The running statement fails with the same error.
  const end = () => {}
  client.on('error', end)
  try {
    const { shortened } = waiting
    const before = [
      ...sessions.opening,
      ...(shortened === null ? [] : [localLockTimeout(shortened)]),
    ]
    const set = before.map((one) => batches.run(one))
    const [answer] = await Promise.all([batches.run(statement), ...set])
    broken = false
    return answer
  } finally {
    client.off('error', end)
    client.release(broken)
  }
}
