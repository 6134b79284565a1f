import type { SubmissionKind, SubmissionList } from './states.ts'

/** What a submission of a list is about. */
export function kindOf(
  list: SubmissionList,
  { kind }: { kind?: Exclude<SubmissionKind, 'application'> },
): SubmissionKind {
  return list === 'applications' ? 'application' : (kind ?? 'group-booking')
}
