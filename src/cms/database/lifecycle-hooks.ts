import type { BaseDatabaseAdapter } from 'payload'

/** What hears of ends that Payload has no hook for. */
export type Ends = {
  /** A transaction has ended; whoever saved waits for this. */
  transaction(id: number | string, committed: boolean): Promise<void>
  /** The database is about to be closed. */
  database(): Promise<void>
}

/** Tells of each transaction how it ended, and of the database before it is closed. */
export function withEnds<T extends BaseDatabaseAdapter>(adapter: T, ends: Ends): T {
  const { commitTransaction, rollbackTransaction, destroy } = adapter
  adapter.commitTransaction = async (id) => {
    const known = await id
    try {
      await commitTransaction.call(adapter, known)
    } catch (error) {
      await ends.transaction(known, false)
      throw error
    }
    await ends.transaction(known, true)
  }
  adapter.rollbackTransaction = async (id) => {
    const known = await id
    await rollbackTransaction.call(adapter, known)
    await ends.transaction(known, false)
  }
  adapter.destroy = async () => {
    await ends.database()
    await destroy?.call(adapter)
  }
  return adapter
}
