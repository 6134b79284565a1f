/** Kinds of submissions that are answered in the admin. */
export const SUBMISSION_KINDS = ['application', 'group-booking', 'bulk-gift-cards'] as const
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number]

/** The lists of submissions: their collections. */
export const SUBMISSION_LISTS = ['applications', 'enquiries'] as const
export type SubmissionList = (typeof SUBMISSION_LISTS)[number]

/** The kinds that are in a list. */
export const KINDS_OF: Record<SubmissionList, readonly SubmissionKind[]> = {
  applications: ['application'],
  enquiries: ['group-booking', 'bulk-gift-cards'],
}

/** How far staff are with a submission, in their usual order. */
export const STATES = [
  ...['new', 'in-touch', 'trial-shift', 'hired'],
  ...['answered', 'booked', 'ordered', 'closed'],
] as const as readonly SubmissionState[]
export type SubmissionState =
  | ('new' | 'in-touch' | 'trial-shift' | 'hired')
  | ('answered' | 'booked' | 'ordered' | 'closed')

const OF_KIND: Record<SubmissionKind, readonly SubmissionState[]> = {
  application: ['new', 'in-touch', 'trial-shift', 'hired', 'closed'],
  'group-booking': ['new', 'answered', 'booked', 'closed'],
  'bulk-gift-cards': ['new', 'answered', 'ordered', 'closed'],
}

/** The states of a kind, in their usual order. */
export function statesOf(kind: SubmissionKind): readonly SubmissionState[] {
  return OF_KIND[kind]
}

/** The states of some kinds together, in their usual order: the columns of a board. */
export function statesOfKinds(kinds: readonly SubmissionKind[]): SubmissionState[] {
  return STATES.filter((state) => kinds.some((kind) => OF_KIND[kind].includes(state)))
}

/** The state that usually comes next; null after the last one. */
export function nextState(kind: SubmissionKind, state: SubmissionState): SubmissionState | null {
  const states = OF_KIND[kind]
  return states[states.indexOf(state) + 1] ?? null
}
