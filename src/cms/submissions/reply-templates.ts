import type { PayloadRequest } from 'payload'
import { type ReplyTemplate, standardTemplates } from './standard-templates.ts'
import { STATES, SUBMISSION_KINDS, type SubmissionKind } from './states.ts'

/** The templates for some kinds that somebody may use: the group's own in their order, then the site's. */
export async function readReplyTemplates(
  req: PayloadRequest,
  kinds: readonly SubmissionKind[],
): Promise<ReplyTemplate[]> {
  const { docs } = await req.payload.find({
    collection: 'reply-templates',
    where: { for: { in: [...kinds] } },
    ...{ sort: '_order', depth: 0, pagination: false, overrideAccess: false, req },
  })
  const own = docs.map(({ name, for: kind, subject, text, moveTo }) => ({
    ...{ name, subject, text },
    kind: SUBMISSION_KINDS.find((one) => one === kind) ?? 'application',
    moveTo: STATES.find((one) => one === moveTo) ?? null,
  }))
  const isReplaced = (one: ReplyTemplate) =>
    own.some(({ name, kind }) => kind === one.kind && name === one.name)
  const standard = standardTemplates().filter((one) => kinds.includes(one.kind) && !isReplaced(one))
  return [...own, ...standard]
}
