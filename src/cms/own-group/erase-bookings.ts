import type { Payload } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import { changeLoadState, hasState } from './demo-state.ts'

/** Erases the bookings and guests of a demo group that was replaced, where that is not done yet. */
export async function eraseDemoBookings(payload: Payload): Promise<void> {
  if (!(await hasState(payload, 'replaced'))) return
  await inTransaction(payload.db, {}, async (req) => {
    // Nobody else does at the same time, and none of the new group can be among them: their settings cannot begin.
    if (await changeLoadState(payload, 'replaced', 'foreign', req))
      await (await bookingEngine()).eraseAll()
  })
}
