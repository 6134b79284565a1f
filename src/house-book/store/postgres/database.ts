import pg from 'pg'
import { BusyError } from '#lib/busy.ts'
import { DataPool } from '#lib/postgres/pool.ts'
import type { Result } from '#lib/result.ts'
import type { BookingDatabase, Locks, Sql, SqlValue, StoreOptions } from '../database.ts'
import { GatheringSocket } from './gathering-socket.ts'
import { lockStatements, tookLocks, tryLocks } from './locks.ts'
import { migrate } from './migrate.ts'
import {
  busyOr,
  checkOut,
  codeOf,
  LOCK_WAIT,
  lockedOr,
  PATIENCE,
  STANDSTILL,
  Waiting,
} from './patience.ts'

/** Deadlock, serialisation failure, and a unique key that another transaction was faster to take. */
const AGAIN = new Set(['40P01', '40001', '23505'])
const ATTEMPTS = 5
/** A statement behind one that failed. */
const ABORTED = '25P02'

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
    types: { getTypeParser },
    // Statements that do not need each other's rows share a round trip, and a packet.
    pipeline: true,
    stream: () => new GatheringSocket(),
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

async function transact<R extends Result<unknown>>(
  pool: pg.Pool,
  locks: Locks,
  work: (sql: Sql) => Promise<R>,
  waiting: Waiting,
): Promise<R> {
  const client = await checkOut(pool, waiting)
  let broken = false
  const faults: unknown[] = []
  const fault = (error: unknown) => faults.push(busyOr(error))
  client.on('error', fault)
  /** Null where nothing was done, because others have the locks. */
  const attempt = async (begin: string): Promise<R | null> => {
    const beginning = client.query(begin)
    beginning.catch((error) => fault(lockedOr(error)))
    const working = work(statements(run))
    // Without the locks it says nothing.
    working.catch(() => {})
    const begun = await beginning
    if (!tookLocks(begun)) {
      await working.catch(() => {})
      await client.query('ROLLBACK')
      return null
    }
    const result = await working
    await client.query(result.ok ? 'COMMIT' : 'ROLLBACK')
    return result
  }
  const run = (statement: pg.QueryConfig) => {
    // It shares the packet of the statement, and nobody sends it who was not kept waiting.
    const { shortened } = waiting
    if (shortened !== null) {
      client.query(`SET LOCAL lock_timeout = ${shortened}`).catch(() => {})
    }
    const answer = client.query(statement)
    answer.catch((error: unknown) => faults.push(ofStatement(error)))
    return answer
  }
  try {
    const tried = waiting.shortened === null ? await attempt(`BEGIN${tryLocks(locks)}`) : null
    const { shortened } = waiting
    return tried ?? ((await attempt(`BEGIN${lockStatements(locks, shortened)}`)) as R)
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    // Why the server has ended the session, kept back a lock, or failed a statement, says more than that what
    // was sent behind it failed, too.
    const busy = faults.find((one) => one instanceof BusyError)
    throw busy ?? (codeOf(error) === ABORTED ? faults[0] : error)
  } finally {
    client.off('error', fault)
    client.release(broken)
  }
}

/** Runs a statement in a transaction of its own. */
async function runAlone(pool: pg.Pool, statement: pg.QueryConfig): Promise<pg.QueryResult> {
  const waiting = new Waiting()
  const client = await checkOut(pool, waiting)
  let broken = true
  // The statement fails with it.
  const end = () => {}
  client.on('error', end)
  try {
    const { shortened } = waiting
    if (shortened !== null) client.query(`SET lock_timeout = ${shortened}`).catch(() => {})
    const done = client.query(statement)
    const reset = shortened === null ? null : client.query('RESET lock_timeout')
    const [result] = await Promise.all([done, reset])
    broken = false
    return result
  } finally {
    client.off('error', end)
    client.release(broken)
  }
}

type Run = (statement: pg.QueryConfig) => Promise<pg.QueryResult>

function statements(runStatement: Run): Sql {
  const query = (text: string, values: SqlValue[] = []) =>
    runStatement({ name: nameOf(text), text, values }).catch((error: unknown) => {
      throw ofStatement(error)
    })
  return {
    all: async <Row>(text: string, values?: SqlValue[]) =>
      (await query(text, values)).rows as Row[],
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  }
}

/** Other transactions have its rows, not others who ask for the same. */
function ofStatement(error: unknown): unknown {
  return busyOr(error, { shared: true })
}

const names = new Map<string, string>()

/** A statement is prepared once per connection under a name of its own. */
function nameOf(text: string): string | undefined {
  // Texts with a rehearsed clock never repeat.
  if (names.size > 500) return undefined
  const known = names.get(text) ?? `booking_${names.size}`
  names.set(text, known)
  return known
}

/** Counts and instants fit a number (2^53 ms is the year 287396). */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
}
