import type { PayloadRequest, Where } from 'payload'
import { SUBMISSION_KINDS, type SubmissionKind } from '../submissions/states.ts'
import { hasHostAccess } from './host-access.ts'
import { hasRole } from './roles.ts'

type Asking = Pick<PayloadRequest, 'user'>

/** Read access: the templates for the kinds of submissions that the user may reply to. */
export function readReplyTemplates({ req }: { req: Asking }): boolean | Where {
  return forKinds([...kindsToWrite(req), ...(hasHostAccess(req) ? ['group-booking' as const] : [])])
}

/** Recruiters write those for applications, marketing those for enquiries. */
export function changeReplyTemplates({
  req,
  data,
}: {
  req: Asking
  data?: { for?: unknown }
}): boolean | Where {
  const kinds = kindsToWrite(req)
  const isOwn = data?.for === undefined || kinds.some((kind) => kind === data.for)
  return isOwn && forKinds(kinds)
}

/** The kinds of submissions for which somebody writes templates. */
export function kindsToWrite(req: Asking): SubmissionKind[] {
  return [
    ...(hasRole(req, 'recruiter') ? (['application'] as const) : []),
    ...(hasRole(req, 'marketing') ? (['group-booking', 'bulk-gift-cards'] as const) : []),
  ]
}

function forKinds(kinds: SubmissionKind[]): boolean | Where {
  if (SUBMISSION_KINDS.every((kind) => kinds.includes(kind))) return true
  return kinds.length > 0 && { for: { in: kinds } }
}
