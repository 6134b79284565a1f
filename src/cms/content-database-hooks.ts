import { endHandover, handOverAfter } from './booking/settings-handover.ts'
import { transactionEnded } from './content/epoch.ts'
import type { Ends } from './database/lifecycle-hooks.ts'

/** What follows the ends of transactions of the content, and precedes that of its database. */
export const ends: Ends = {
  async transaction(id, committed) {
    transactionEnded(id, committed)
    await handOverAfter(id, committed)
  },
  database: endHandover,
}
