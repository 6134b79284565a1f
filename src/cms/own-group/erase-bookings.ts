import type { Payload } from 'payload'
import { eraseAll } from '#storage/erase-all.ts'
import { bookingDatabase } from '#storage/process.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { type LoadState, STATE_KEY } from '../initial-content/load-state.ts'
import { changeDemoState } from './demo-state.ts'

/** Erases the bookings and guests of a demo group that was replaced, where that is not done yet. */
export async function eraseDemoBookings(payload: Payload): Promise<void> {
  if ((await payload.kv.get<LoadState>(STATE_KEY)) !== 'replaced') return
  await inTransaction(payload.db, {}, async (req) => {
    // Nobody else does at the same time, and none of the new group can be among them: see `isErasingDemo`.
    if (await changeDemoState(payload, 'replaced', 'foreign', req))
      await eraseAll(await bookingDatabase())
  })
}
