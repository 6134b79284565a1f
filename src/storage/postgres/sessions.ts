import { DataPool } from '#lib/postgres/pool.ts'
import { type Statement, StatementBatcher } from './batch.ts'
import { LOCAL_SETTINGS, STARTUP_OPTIONS } from './session-settings.ts'
import { acquireConnection, STATEMENT_TIMEOUT, type WaitBudget } from './wait-limits.ts'

/**
 * The server ends slow statements itself. If it cannot be reached, give up after the longest lock wait plus the
 * longest statement.
 */
const QUERY_TIMEOUT_MS = 2 * STATEMENT_TIMEOUT

/** Connections of the bookings, and how a transaction on one of them begins. */
export type Sessions = {
  pool: DataPool
  /** Whether a connection has another session for each transaction, with nothing left of the one before. */
  pooled: boolean
  /** Statements that are sent in the packet of a transaction's first one. */
  opening: Statement[]
}

type SessionsOptions = {
  /** At most as many connections. */
  max: number
  pooled?: boolean
  /** How long the answer to a statement is waited for, ms; 0: for as long as it takes. */
  queryTimeoutMs?: number
}

/**
 * Opens connections to Postgres. Their settings and prepared statements are the session's, or where it is `pooled`,
 * each transaction makes its own settings and prepares nothing.
 */
export function openSessions(
  url: string,
  { max, pooled = false, queryTimeoutMs = QUERY_TIMEOUT_MS }: SessionsOptions,
): Sessions {
  const pool = new DataPool(
    {
      ...{ connectionString: url, max, connectionTimeoutMillis: STATEMENT_TIMEOUT },
      ...(pooled ? {} : { options: STARTUP_OPTIONS }),
      query_timeout: queryTimeoutMs,
    },
    'bookings',
  )
  return { pool, pooled, opening: pooled ? [LOCAL_SETTINGS] : [] }
}

/** A connection, and what sends its statements. Rejects as `acquireConnection` does. */
export async function acquireSession({ pool, pooled }: Sessions, waiting: WaitBudget) {
  const client = await acquireConnection(pool, waiting)
  return { client, batches: new StatementBatcher(client, { prepare: !pooled }) }
}
