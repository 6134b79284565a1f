import * as t from './messages.gen.ts'
import type { SubmissionKind, SubmissionState } from './states.ts'

const STATE_LABELS: Record<SubmissionState, () => string> = {
  new: t.newState,
  'in-touch': t.inTouch,
  'trial-shift': t.trialShift,
  hired: t.hired,
  answered: t.answered,
  booked: t.booked,
  ordered: t.ordered,
  closed: t.closed,
}

const KIND_LABELS: Record<SubmissionKind, () => string> = {
  application: t.application,
  'group-booking': t.groupBooking,
  'bulk-gift-cards': t.giftCards,
}

/** A state in the words of staff. */
export function stateLabel(state: SubmissionState): string {
  return STATE_LABELS[state]()
}

/** Label of a kind of submissions. */
export function kindLabel(kind: SubmissionKind): string {
  return KIND_LABELS[kind]()
}
