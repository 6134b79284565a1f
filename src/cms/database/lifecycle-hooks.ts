import type { BaseDatabaseAdapter } from 'payload'

/** What hears of ends that Payload has no hook for. */
export type LifecycleHooks = {
  /** A transaction has ended; whoever saved waits for this. */
  afterTransaction(id: number | string, committed: boolean): Promise<void>
  /** The database is about to be closed. */
  beforeClose(): Promise<void>
}

/** Tells of each transaction how it ended, and of the database before it is closed. */
export function withLifecycleHooks<T extends BaseDatabaseAdapter>(
  adapter: T,
  ends: LifecycleHooks,
): T {
  const { commitTransaction, rollbackTransaction, destroy } = adapter
  adapter.commitTransaction = async (id) => {
    const known = await id
    try {
      await commitTransaction.call(adapter, known)
    } catch (error) {
      await ends.afterTransaction(known, false)
      throw error
    }
    await ends.afterTransaction(known, true)
  }
  adapter.rollbackTransaction = async (id) => {
    const known = await id
    await rollbackTransaction.call(adapter, known)
    await ends.afterTransaction(known, false)
  }
  adapter.destroy = async () => {
    await ends.beforeClose()
    await destroy?.call(adapter)
  }
  return adapter
}
