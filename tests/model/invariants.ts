import { isLive } from './holds.ts'
import { type Bounds, type Client, countOf, type Hold, type State, unitsAt } from './state.ts'

/** What is wrong with a state, in words; null = nothing. */
export function violationOf(bounds: Bounds, state: State): string | null {
  let taken = 0
  for (const client of state.clients) {
    const wrong = visitorOf(client)
    if (wrong) return wrong
    for (const hold of client.holds) {
      if ((taken & hold.units) !== 0) return 'a unit has two owners'
      taken |= hold.units
      const problem =
        ownershipOf(bounds, hold) ??
        moneyOf(hold) ??
        (bounds.card ? paidOf(hold) : null) ??
        answerOf(hold)
      if (problem) return problem
    }
  }
  return null
}

function visitorOf({ holds }: Client): string | null {
  const held = holds.filter(({ state }) => state === 'held').length
  return held > 1 ? 'a visitor holds two tables' : null
}

/** A hold is alive with all of its units, has expired, or is over; a booking has exactly its own. */
function ownershipOf(bounds: Bounds, hold: Hold): string | null {
  const { booking, state, units, unitState, claimed, left } = hold
  if (booking?.status === 'booked') {
    const isWhole = units === unitsAt(bounds, booking.table, booking.start)
    if (!isWhole) return 'the units of a booking are not what was booked'
    return unitState === 'booked' ? null : 'the units of a booking can be taken over'
  }
  if (!isLive(hold)) return units === 0 ? null : 'units are taken for nobody'
  if (unitState !== state) return 'a hold and its units are in different states'
  const isSafe = state === 'committing' || left > 0
  if (isSafe && countOf(units) !== claimed) return 'a hold that is alive has lost a unit'
  return null
}

/** What was captured is owed by a booking or due to be refunded, and nothing is set aside for nothing. */
function moneyOf({ booking, payment }: Hold): string | null {
  if (!payment) return null
  const { state, bank } = payment
  const isRefundDue =
    state === 'returning' && payment.return !== 'none' && payment.return !== 'gone'
  const isBooked = booking?.status === 'booked'
  if (bank === 'authorised') {
    const isCaptureDue = state === 'taken' && isBooked && isWaiting(payment.capture)
    const isOpen = state === 'open' && !booking
    if (!isOpen && !isCaptureDue && !isRefundDue) return 'money is set aside for nothing'
  }
  if (bank === 'paid') {
    const isOwed =
      isBooked && (state === 'paid' || (state === 'taken' && isWaiting(payment.capture)))
    if (!isOwed && !isRefundDue) return 'money is kept that nobody owes'
  }
  if (state === 'open' && booking) return 'a booking has a payment that is still open'
  if (state === 'returning' && !isRefundDue) return 'a refund was forgotten'
  if (state === 'failed') return 'a booking could not be captured'
  return null
}

function isWaiting(job: string): boolean {
  return job === 'waiting' || job === 'read' || job === 'called'
}

/** Where a card has to pay, a booking is paid for, and a cancelled one is not. */
function paidOf({ booking, payment }: Hold): string | null {
  if (!booking) return null
  if (!payment) return 'a booking was not paid for'
  const { state, bank } = payment
  if (booking.status === 'cancelled') {
    const isBack = state === 'returning' || state === 'returned'
    return isBack ? null : 'a cancelled booking is paid for'
  }
  const isPaid = bank === 'authorised' || bank === 'paid'
  return isPaid ? null : 'a booking was paid for with money that went back'
}

/** What a client was told is so. */
function answerOf({ booking, told, toldStart, asked }: Hold): string | null {
  if (told === 'nothing') return null
  if (!booking) return 'a booking that was confirmed does not exist'
  if (told === 'cancelled' && booking.status !== 'cancelled')
    return 'a cancelled booking stands again'
  if (booking.status === 'cancelled') return asked ? null : 'nobody cancelled this booking'
  const isThere = toldStart === -1 || toldStart === booking.start
  return isThere ? null : 'a booking is at another time than its guest was told'
}
