import type { VisitLocation } from '#data/locations/visit-locations.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { localOf } from '#lib/time/time.ts'
import { fullDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { BookedExperience, Booking } from '#providers/booking/contract.ts'
import type { BookingPayment, LateCost } from '#providers/booking/payment.ts'
import * as t from './messages.gen.ts'

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
  return t.dayAtTime({ day: fullDateLabel(at), time: timeLabel(at.slice(11)) })
}

/** `2 × Wine pairing, 1 × Oysters to begin`. */
export function addOnsLabel({ addOns }: BookedExperience): string {
  return addOns.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
}

/** What was booked with a table, as a guest is told it: nothing of a table alone. */
export function experienceFacts(experience: BookedExperience | null): [string, string][] {
  if (!experience) return []
  const { name, addOns, total } = experience
  const facts: [string, string][] = [[t.experience(), name]]
  if (addOns.length > 0) facts.push([t.addOns(), addOnsLabel(experience)])
  if (total) facts.push([t.total(), moneyLabel(total)])
  return facts
}

/** What a card has to do with a visit, as a guest is told it. */
export function paymentFacts({
  payment,
  state: visit,
}: Pick<Visit, 'payment' | 'state'>): [string, string][] {
  if (!payment) return []
  const { state, money } = payment
  const amount = moneyLabel(money)
  const paid = { amount, last4: payment.last4 || NO_DIGITS }
  switch (state) {
    case 'paid':
      return [[t.paid(), t.amountByCard(paid)]]
    case 'failed':
      return [[t.notPaid(), t.paymentFailed(paid)]]
    case 'forfeited':
      return [[t.keptByTheRestaurant(), t.amountPaid(paid)]]
    case 'kept':
      return [[t.card(), keptWords(payment, visit)]]
    case 'charging':
      return [[t.toBeCharged(), t.charge({ ...paid, visit })]]
    case 'charged':
      return [[t.charged(), t.charge({ ...paid, visit })]]
    case 'declined':
      return [[t.notCharged(), t.chargeDeclined({ ...paid, visit })]]
    case 'returned':
      return payment.kind === 'charge' ? [[t.refunded(), t.amountByCard(paid)]] : []
  }
}

/** Value of `last4` for messages about a card whose last digits are unknown. */
export const NO_DIGITS = 'none'

function keptWords({ last4, money }: BookingPayment, visit: Visit['state']): string {
  const amount = moneyLabel(money)
  const words =
    visit === 'cancelled' ? t.chargedForLateCancellation({ amount }) : t.chargedIfAbsent({ amount })
  return last4 ? `${t.cardEnding({ last4 })} ${words}` : words
}

/** What becomes of a visit's money after its last moment to cancel; null = it has none to lose. */
export function lateCancellationText(payment: BookingPayment | null): string | null {
  if (payment?.state === 'paid') {
    return t.fullRefundUntilThen({ amount: moneyLabel(payment.money) })
  }
  if (payment?.state !== 'kept') return null
  return t.freeUntilThen({ amount: moneyLabel(payment.money) })
}

/** What cancelling does to a visit's money; null = nothing. */
export function refundText(payment: BookingPayment | null): string | null {
  if (payment?.state === 'paid') return t.willBeRefunded({ amount: moneyLabel(payment.money) })
  return payment?.state === 'kept' ? t.nothingIsCharged() : null
}

/** What a late cancellation costs, exactly. */
export function costText(cost: LateCost, payment: BookingPayment | null): string {
  switch (cost.does) {
    case 'nothing':
      return t.cancellingIsFree()
    case 'keep':
      return t.nonRefundable({ amount: moneyLabel(cost.money) })
    case 'charge':
      return t.mayBeCharged({
        amount: moneyLabel(cost.money),
        last4: payment?.last4 || NO_DIGITS,
      })
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
