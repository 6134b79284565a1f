import { becomes } from './holds.ts'
import { transaction, type Work } from './inventory.ts'
import { attachPayment, refundPayment } from './payments.ts'
import { type Hold, holdOf } from './state.ts'

/** `book`: turns a hold into a booking; `paid`: with its open payment. False = rolled back. */
export function book(work: Work, hold: Hold, paid: boolean): boolean {
  if (!becomes(work, { hold, visit: -1 }, 'booked')) return false
  if (work.bounds.card) {
    if (!paid || !hold.payment) return false
    if (!attachPayment(work, hold.payment)) return false
  }
  hold.booking = { status: 'booked', table: hold.table, start: hold.start }
  return true
}

/** Tells the client what became of their hold, as the answer to a submit does. */
export function tell(hold: Hold): string {
  const { booking } = hold
  if (!booking) return 'hold_lost'
  hold.told = booking.status
  hold.toldStart = booking.start
  return booking.status === 'cancelled' ? 'cancelled' : 'ok'
}

/** `cancelBooking`: again it answers the same. */
export function cancelBooking(work: Work, hold: Hold, heard: boolean): string | null {
  const { booking, payment } = hold
  if (!booking) return null
  hold.asked = true
  if (booking.status === 'booked' || work.without.has('cancelsOnce')) {
    booking.status = 'cancelled'
    if (!work.without.has('cancelReleases')) hold.units = 0
    if (payment && !work.without.has('cancelRefunds')) refundPayment(work, payment)
  }
  if (heard) tell(hold)
  return 'ok'
}

/** `modifyBooking`: the booking of hold `b` moves onto hold `n`, all of it or nothing. */
export function modifyBooking(
  work: Work,
  change: { c: number; b: number; n: number },
  heard: boolean,
): string | null {
  const { c, b } = change
  const status = work.state.clients[c]?.holds[b]?.booking?.status
  if (!status) return null
  if (status === 'cancelled' && !work.without.has('changesBookedOnly')) return 'cancelled'
  if (!transaction(work, () => move(work, change))) return 'hold_lost'
  const visit = holdOf(work.state, c, b)
  if (heard) tell(visit)
  else visit.toldStart = -1
  return 'ok'
}

function move(work: Work, { c, b, n }: { c: number; b: number; n: number }): boolean {
  const visit = holdOf(work.state, c, b)
  const to = holdOf(work.state, c, n)
  if (!becomes(work, { hold: to, visit: b }, 'booked')) return false
  const kept = visit.units & to.reused
  if (kept !== to.reused && !work.without.has('reusedAreCounted')) return false
  const old = work.without.has('changeReleases') ? visit.units & ~kept : 0
  visit.units = to.units | kept | old
  visit.unitState = 'booked'
  to.units = 0
  visit.booking = { status: 'booked', table: to.table, start: to.start }
  return true
}
