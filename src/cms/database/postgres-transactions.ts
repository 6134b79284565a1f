import type { BaseDatabaseAdapter } from 'payload'
import type { SnapshotAdapter } from './snapshot.ts'

type Transaction = { execute(sql: string): Promise<unknown> }
type Run = (work: (sql: Transaction) => Promise<unknown>, options?: unknown) => Promise<unknown>
type PostgresAdapter = BaseDatabaseAdapter & { drizzle: { transaction: Run } }

/**
 * A transaction that an error leaves open gives its connection back. Said in the transaction itself: a pooler takes no
 * settings of sessions.
 */
const IDLE_TIMEOUT = "SET LOCAL idle_in_transaction_session_timeout = '30s'"

/** All of its statements see the database as it was at the first one. */
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const

/**
 * Limits how long a transaction of the Postgres adapter may be idle, and has its commit throw where the database did
 * not take it, because the connection was lost for example: the adapter itself says nothing of it.
 */
export function withPostgresTransactions(
  adapter: PostgresAdapter,
): PostgresAdapter & SnapshotAdapter {
  const { beginTransaction, commitTransaction } = adapter
  const failures = new Map<number | string, { error: unknown }>()

  adapter.beginTransaction = async (options) => {
    const outcome = { error: null as unknown }
    const transaction: Run = (work, given) => {
      const running = adapter.drizzle.transaction(async (sql) => {
        await sql.execute(IDLE_TIMEOUT)
        return work(sql)
      }, given)
      running.catch((error) => {
        outcome.error = error
      })
      return running
    }
    const watched = Object.create(adapter, { drizzle: { value: { transaction } } })
    const id = await beginTransaction.call(watched, options)
    if (id !== null) failures.set(id, outcome)
    return id
  }
  adapter.commitTransaction = async (id) => {
    const known = await id
    const outcome = failures.get(known)
    failures.delete(known)
    await commitTransaction.call(adapter, known)
    if (outcome?.error) throw new Error('Nothing of it was saved.', { cause: outcome.error })
  }
  const { rollbackTransaction } = adapter
  adapter.rollbackTransaction = async (id) => {
    const known = await id
    failures.delete(known)
    await rollbackTransaction.call(adapter, known)
  }
  const beginSnapshot = async () => {
    const id = await adapter.beginTransaction(SNAPSHOT)
    if (id === null) throw new Error('The content database begins no transaction.')
    return { id, end: () => adapter.rollbackTransaction(id) }
  }
  return Object.assign(adapter, { beginSnapshot })
}
