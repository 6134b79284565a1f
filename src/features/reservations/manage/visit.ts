import type { VisitPlace } from '#data/visit-places.ts'
import type { Booking } from '#providers/booking/contract.ts'
import { dateParts, longDateLabel, timeLabel, wallClock } from '../times.ts'

/** What the holder of a manage link may see: the visit, and nothing about the guest (S2 §2). */
export type Visit = {
  /** `late` = too near to be cancelled here, `over` = in the past. */
  state: 'booked' | 'late' | 'over' | 'cancelled'
  place: VisitPlace
  confirmation: string
  /** `YYYY-MM-DDTHH:mm` on the restaurant's wall. */
  at: string
  timeZone: string
  minutes: number
  party: number
  seating: string
  /** Last moment to cancel on the restaurant's wall, in words. */
  cancelUntil: string
  manageUrl: string
}

/** The visit of a booking at `now` (ms since the epoch). */
export function visitOf(booking: Booking, place: VisitPlace, now: number): Visit {
  const { confirmation, at, timeZone, party, manageUrl } = booking
  return {
    ...{ place, confirmation, at, timeZone, party, manageUrl },
    state: stateOf(booking, now),
    minutes: booking.turnMinutes,
    seating: booking.attribute,
    cancelUntil: momentLabel(booking.changeableUntil, timeZone),
  }
}

/** `Friday, November 20, 2026 at 7:00 PM`. */
export function visitLabel(at: string): string {
  return `${longDateLabel(at)}, ${dateParts(at).year} at ${timeLabel(at.slice(11))}`
}

function stateOf({ status, startsAt, changeableUntil }: Booking, now: number): Visit['state'] {
  if (status === 'cancelled') return 'cancelled'
  if (now >= startsAt) return 'over'
  return now > changeableUntil ? 'late' : 'booked'
}

function momentLabel(instant: number, timeZone: string): string {
  const { date, time } = wallClock(instant, timeZone)
  return visitLabel(`${date}T${time.slice(0, 5)}`)
}
