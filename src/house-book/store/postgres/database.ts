import { hash } from 'node:crypto'
import { Socket } from 'node:net'
import pg from 'pg'
import { BusyError } from '#lib/busy.ts'
import type { Result } from '#lib/result.ts'
import type { BookingDatabase, Locks, Sql, SqlValue, StoreOptions } from '../database.ts'
import { migrations } from './migrations.ts'

/** Key of the advisory lock under which instances migrate one after the other. */
const MIGRATING = 7_741_002
/** Deadlock, serialisation failure, and a unique key that another transaction was faster to take. */
const AGAIN = new Set(['40P01', '40001', '23505'])
const ATTEMPTS = 5
/** How long a connection or a statement is waited for: longer than any of our own work takes, ms. */
const PATIENCE = 20_000
/** How long a lock is waited for, which others keep for milliseconds, ms: so long is a guest kept waiting. */
const LOCK_WAIT = 2_000
/**
 * How long a transaction may stand still between two statements, ms. Who stands still for so long has a
 * process that does: the server ends it, and what it kept locked is free.
 */
const STANDSTILL = 5_000
/** A lock that was waited for in vain, and a transaction of our own that stood still. */
const BUSY = new Set(['55P03', '25P03'])

/** Bookings in schema `booking` of a Postgres database, made and migrated where it is missing. */
export async function openPostgres(
  url: string,
  options: StoreOptions & { connections?: number } = {},
): Promise<BookingDatabase> {
  const { clock, connections = 10 } = options
  const pool = new pg.Pool({
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
  // A broken idle connection is replaced by the pool; the next statement shows what is wrong.
  pool.on('error', () => {})
  await migrate(pool)
  return {
    kind: 'postgres',
    words: {
      get now() {
        return clock
          ? `CAST(${Math.trunc(clock())} AS bigint)`
          : 'CAST(EXTRACT(EPOCH FROM now()) * 1000 AS bigint)'
      },
      unitsOf: (parameter) =>
        `(SELECT value ->> 0 AS resource, CAST(value ->> 1 AS integer) AS slot
          FROM json_array_elements(CAST(${parameter} AS json)))`,
    },
    ...statements(pool),
    transaction: async (locks, work) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await transact(pool, locks, work)
        } catch (error) {
          if (attempt === ATTEMPTS || !AGAIN.has((error as { code?: string }).code ?? ''))
            throw error
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
): Promise<R> {
  const client = await pool.connect()
  let broken = false
  const ends: unknown[] = []
  const end = (error: Error) => ends.push(error)
  client.on('error', end)
  try {
    const begun = client.query(`BEGIN${lockStatement(locks)}`)
    const [result] = await Promise.all([work(statements(client)), begun])
    await client.query(result.ok ? 'COMMIT' : 'ROLLBACK')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {
      broken = true
    })
    // Why the server has ended the session says more than that there is none.
    throw busyOr(ends.find(isBusy) ?? error)
  } finally {
    client.off('error', end)
    client.release(broken)
  }
}

/** The error of a database in which somebody else stands in the way; any other one as it is. */
function busyOr(error: unknown): unknown {
  return isBusy(error) ? new BusyError(STANDSTILL / 1000, error) : error
}

function isBusy(error: unknown): boolean {
  return BUSY.has((error as { code?: string }).code ?? '')
}

/** A statement that takes the locks in one order for everybody. */
function lockStatement({ alone = [], together = [] }: Locks): string {
  const calls = new Map<bigint, string>()
  for (const key of together) calls.set(lockNumber(key), 'pg_advisory_xact_lock_shared')
  for (const key of alone) calls.set(lockNumber(key), 'pg_advisory_xact_lock')
  const inOrder = [...calls].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const wanted = inOrder.map(([number, call]) => `${call}(${number})`)
  return wanted.length > 0 ? `; SELECT ${wanted.join(', ')}` : ''
}

function lockNumber(key: string): bigint {
  return hash('sha256', key, 'buffer').readBigInt64BE()
}

function statements(runner: pg.Pool | pg.PoolClient): Sql {
  const query = (text: string, values: SqlValue[] = []) =>
    runner.query({ name: nameOf(text), text, values }).catch((error: unknown) => {
      throw busyOr(error)
    })
  return {
    all: async <Row>(text: string, values?: SqlValue[]) =>
      (await query(text, values)).rows as Row[],
    run: async (text, values) => (await query(text, values)).rowCount ?? 0,
  }
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

/** Sends all that is written in one turn of the event loop at its end, in one system call. */
class GatheringSocket extends Socket {
  #gathering = false

  override write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    if (!this.#gathering) {
      this.#gathering = true
      this.cork()
      process.nextTick(() => {
        this.#gathering = false
        this.uncork()
      })
    }
    return Reflect.apply(super.write, this, [chunk, ...rest])
  }
}

/** Counts and instants fit a number (2^53 ms is the year 287396). */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)
}

async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Another instance may be at it: its migrations take as long as a statement may.
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${PATIENCE}`)
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATING})`)
    await client.query('CREATE SCHEMA IF NOT EXISTS booking')
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL)',
    )
    const found = await client.query<{ name: string }>('SELECT name FROM migrations')
    const done = new Set(found.rows.map((row) => row.name))
    for (const { name, sql } of migrations.filter((migration) => !done.has(migration.name))) {
      await client.query(sql)
      await client.query('INSERT INTO migrations VALUES ($1, now())', [name])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
