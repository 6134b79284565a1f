import { transactionEnded } from './epoch.ts'
import { handOverAfter } from './settings-handover.ts'

/** What follows the end of a transaction of the content; the answer to whoever saved waits for it. */
export async function afterTransaction(id: number | string, committed: boolean): Promise<void> {
  transactionEnded(id, committed)
  await handOverAfter(id, committed)
}
