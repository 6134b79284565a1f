import type { BaseDatabaseAdapter } from 'payload'

export type Ended = (id: number | string, committed: boolean) => void | Promise<void>

/** Tells of each transaction how it ended: Payload has no hook after the commit. */
export function withEnds<T extends BaseDatabaseAdapter>(adapter: T, ended: Ended): T {
  const { commitTransaction, rollbackTransaction } = adapter
  adapter.commitTransaction = async (id) => {
    const known = await id
    try {
      await commitTransaction.call(adapter, known)
    } catch (error) {
      await ended(known, false)
      throw error
    }
    await ended(known, true)
  }
  adapter.rollbackTransaction = async (id) => {
    const known = await id
    await rollbackTransaction.call(adapter, known)
    await ended(known, false)
  }
  return adapter
}
