import type { Problem } from './flow/state.ts'
import * as t from './messages.gen.ts'

/** All but `invalid`, which is said at the fields. */
type TextedProblem = Exclude<Problem, 'invalid'>

const TEXTS: Record<TextedProblem, (() => string)[]> = {
  above_max_party_size: [t.aboveMaxPartySize],
  below_min_party_size: [t.belowMinPartySize],
  no_availability: [t.noAvailability],
  card_only: [t.noAvailability, t.cardOnly],
  slot_taken: [t.slotTaken],
  hold_lost: [t.holdLost],
  cancelled: [t.cancelledSince],
  payment: [t.cardProblem],
  payment_changed: [t.paymentChanged],
  card_required: [t.cardRequired],
  paid_elsewhere: [t.paidElsewhere],
  too_many_requests: [t.tooManyAttempts],
  too_many_bookings: [t.tooManyBookings],
  overlapping: [t.overlapping],
  experience_changed: [t.experienceChanged],
  not_bookable: [t.formProblem, t.notBookable],
  unknown_outcome: [t.formProblem, t.tryAgainIsSafe],
  generic: [t.formProblem],
}

/** The words of a problem, in one paragraph or two. */
export function problemText(problem: TextedProblem): string[] {
  return TEXTS[problem].map((text) => text())
}

/** Whether a problem is one that the restaurant can help with: then its telephone stands beside. */
export function needsCall(problem: Problem | null): boolean {
  return (
    problem === 'generic' ||
    problem === 'below_min_party_size' ||
    problem === 'not_bookable' ||
    problem === 'unknown_outcome' ||
    problem === 'too_many_requests' ||
    problem === 'too_many_bookings'
  )
}

/** What a group's experiences are called (spec:reservations.results). */
export function experiencesTitle(group: string): string {
  return group ? t.experiencesOf({ group }) : t.experiences()
}

/** `1 person`, `2 people`. */
export function peopleLabel(count: number): string {
  return t.people({ count })
}
