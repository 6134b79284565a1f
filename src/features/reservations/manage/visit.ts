import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { localOf } from '#lib/time/time.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { BookedExperience, Booking } from '#providers/booking/contract.ts'
import type { BookingPayment, LateCost } from '#providers/booking/payment.ts'
import { dateParts } from '../flow/times.ts'

/**
 * What the holder of a manage link may see: the visit, and nothing about the guest
 * (spec:reservations.manage-page).
 */
export type Visit = {
  /** `late` = too near to be changed here, or to be cancelled for nothing; `over` = in the past. */
  state: 'booked' | 'late' | 'over' | 'cancelled'
  place: VisitLocation
  confirmation: string
  /** `YYYY-MM-DDTHH:mm` on the restaurant's wall. */
  at: string
  timeZone: string
  minutes: number
  party: number
  seating: string
  /** What was booked with the table; null = a table alone. */
  experience: BookedExperience | null
  /** What its card paid or vouches for; null = nothing. */
  payment: BookingPayment | null
  /** Last moment to cancel for nothing on the restaurant's wall, in words. */
  cancelUntil: string
  /** What cancelling costs after that; null = only the restaurant can. */
  lateCost: LateCost | null
  manageUrl: string
  /** Whether the guest left an address; not which one. */
  hasAddress: boolean
}

/** The visit of a booking at `now` (ms since the epoch). */
export function visitOf(booking: Booking, place: VisitLocation, now: number): Visit {
  const { confirmation, at, timeZone, party, manageUrl } = booking
  return {
    ...{ place, confirmation, at, timeZone, party, manageUrl },
    state: stateOf(booking, now),
    minutes: booking.turnMinutes,
    hasAddress: Boolean(booking.guest?.email),
    seating: booking.attribute,
    experience: booking.experience,
    payment: booking.payment,
    cancelUntil: momentLabel(booking.changeableUntil, timeZone),
    lateCost: booking.lateCost,
  }
}

/** `Friday, November 20, 2026 at 7:00 PM`. */
export function visitLabel(at: string): string {
  return `${longDateLabel(at)}, ${dateParts(at).year} at ${timeLabel(at.slice(11))}`
}

/** `2 × Wine pairing, 1 × Oysters to begin`. */
export function addOnsLabel({ addOns }: BookedExperience): string {
  return addOns.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}

/** What was booked with a table, as a guest is told it: nothing of a table alone. */
export function experienceFacts(experience: BookedExperience | null): [string, string][] {
  if (!experience) return []
  const { name, addOns, total } = experience
  const facts: [string, string][] = [['Experience', name]]
  if (addOns.length > 0) facts.push(['Add-ons', addOnsLabel(experience)])
  if (total) facts.push(['Total', moneyLabel(total)])
  return facts
}

const LATE = 'for the late cancellation'

/** What a card has to do with a visit, as a guest is told it. */
export function paymentFacts({
  payment,
  state: visit,
}: Pick<Visit, 'payment' | 'state'>): [string, string][] {
  if (!payment) return []
  const { state, last4, money } = payment
  const card = last4 ? ` with the card ending in ${last4}` : ''
  const amount = moneyLabel(money)
  const why = visit === 'cancelled' ? LATE : 'for the no-show'
  switch (state) {
    case 'paid':
      return [['Paid', `${amount}${card}`]]
    case 'failed':
      return [['Not paid', `${amount}: the payment${card} did not go through`]]
    case 'forfeited':
      return [['Kept by the restaurant', `${amount}, paid${card}`]]
    case 'kept':
      return [['Card', `${last4 ? `Ending in ${last4}. ` : ''}${keptWords(amount, visit)}`]]
    case 'charging':
      return [['To be charged', `${amount}${card}, ${why}`]]
    case 'charged':
      return [['Charged', `${amount}${card}, ${why}`]]
    case 'declined':
      return [
        [
          'Not charged',
          `${amount}, ${why}: the card${last4 ? ` ending in ${last4}` : ''} was declined`,
        ],
      ]
    case 'returned':
      return payment.kind === 'charge' ? [['Refunded', `${amount}${card}`]] : []
  }
}

function keptWords(amount: string, visit: Visit['state']): string {
  if (visit === 'cancelled') return `Up to ${amount} may be charged ${LATE}.`
  return `Nothing is charged if you come; if you do not, up to ${amount} may be charged.`
}

/** What becomes of a visit's money after its last moment to cancel; null = it has none to lose. */
export function lateCancellationText(payment: BookingPayment | null): string | null {
  if (payment?.state === 'paid') {
    return `Cancel by then for a full refund of ${moneyLabel(payment.money)}; it is non-refundable after that.`
  }
  if (payment?.state !== 'kept') return null
  return `Cancel by then and nothing is charged; after that, up to ${moneyLabel(payment.money)} may be charged.`
}

/** What cancelling does to a visit's money; null = nothing. */
export function refundText(payment: BookingPayment | null): string | null {
  if (payment?.state === 'paid')
    return `${moneyLabel(payment.money)} will be refunded to your card.`
  return payment?.state === 'kept' ? 'Nothing is charged.' : null
}

/** What a late cancellation costs, exactly. */
export function costText(cost: LateCost, payment: BookingPayment | null): string {
  switch (cost.does) {
    case 'nothing':
      return 'Cancelling is free.'
    case 'keep':
      return `The ${moneyLabel(cost.money)} you paid is non-refundable.`
    case 'charge': {
      const card = payment?.last4 ? `the card ending in ${payment.last4}` : 'your card'
      return `Up to ${moneyLabel(cost.money)} may be charged to ${card}.`
    }
  }
}

function stateOf({ status, startsAt, changeableUntil }: Booking, now: number): Visit['state'] {
  if (status === 'cancelled') return 'cancelled'
  if (now >= startsAt) return 'over'
  return now > changeableUntil ? 'late' : 'booked'
}

function momentLabel(instant: number, timeZone: string): string {
  return visitLabel(localOf(instant, timeZone))
}
