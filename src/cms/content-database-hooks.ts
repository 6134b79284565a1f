import { endHandover, handOverAfterTransaction } from './booking/settings-handover.ts'
import { signalEpochAfterCommit } from './content/epoch.ts'
import type { LifecycleHooks } from './database/lifecycle-hooks.ts'

/** What follows the ends of transactions of the content, and precedes that of its database. */
export const contentDatabaseHooks: LifecycleHooks = {
  async afterTransaction(id, committed) {
    signalEpochAfterCommit(id, committed)
    await handOverAfterTransaction(id, committed)
  },
  beforeClose: endHandover,
}
