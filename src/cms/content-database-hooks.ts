import { endHandover, handOverAfterTransaction } from './booking/settings-handover.ts'
import { signalEpochAfterCommit } from './content/epoch.ts'
import { removeFilesAfterTransaction } from './content/media-files.ts'
import type { LifecycleHooks } from './database/lifecycle-hooks.ts'
import { usesWritten } from './sessions/use-session.ts'

/** Runs after each transaction of the content database, and before the database is closed. */
export const contentDatabaseHooks: LifecycleHooks = {
  async afterTransaction(id, committed) {
    signalEpochAfterCommit(id, committed)
    await removeFilesAfterTransaction(id, committed)
    await handOverAfterTransaction(id, committed)
  },
  async beforeClose() {
    await Promise.all([endHandover(), usesWritten()])
  },
}
