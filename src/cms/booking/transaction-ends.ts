import { transactionEnded } from '../content/epoch.ts'
import type { Ends } from '../database/ends.ts'
import { endHandover, handOverAfter } from './settings-handover.ts'

/** What follows the ends of transactions of the content, and precedes that of its database. */
export const ends: Ends = {
  async transaction(id, committed) {
    transactionEnded(id, committed)
    await handOverAfter(id, committed)
  },
  database: endHandover,
}
