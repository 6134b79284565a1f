import type { SubmissionKind, SubmissionList } from './states.ts'

/** Kind of a submission: of enquiries the stored one, else `application`. */
export function kindOf(
  list: SubmissionList,
  { kind }: { kind?: Exclude<SubmissionKind, 'application'> },
): SubmissionKind {
  return list === 'applications' ? 'application' : (kind ?? 'group-booking')
}
