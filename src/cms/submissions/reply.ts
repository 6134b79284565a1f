import type { PayloadRequest } from 'payload'
import { type Result, refuse } from '#lib/result.ts'
import { notifyOutbox } from '#outbox/notification.ts'
import { addEntry } from './activity.ts'
import type { StoredSubmission } from './find-submissions.ts'
import { kindOf } from './kind-of.ts'
import type { SubmissionChange } from './request-schemas.ts'
import { readPlaces } from './rows.ts'
import type { SubmissionState } from './states.ts'
import { fieldsOf, namedFields } from './template-fields.ts'

/** A reply as somebody has written it; `to`: the state afterwards, null = as it is. */
export type NewReply = { subject: string; text: string; to: SubmissionState | null }

/**
 * Keeps a reply with its submission, and the state that it moves to; the ticker puts it into the outbox. `no_address`:
 * there is nowhere to send it · `unfilled`: a field of a template still stands in it (`detail.unfilled`).
 */
export async function reply(
  req: PayloadRequest,
  one: StoredSubmission,
  change: SubmissionChange,
  { subject, text, to }: NewReply,
): Promise<Result<null>> {
  if (!one.email) return refuse('no_address')
  const known = fieldsOf(kindOf(change.list, one))
  const left = namedFields(`${subject} ${text}`).filter((name) => known.includes(name))
  if (left.length > 0) return refuse('unfilled', { unfilled: left })
  const place = (await readPlaces(req, [one])).get(one.location ?? 0)
  const done = await addEntry(req, one, change, {
    ...{ act: 'replied', subject, text, to, recipient: one.email },
    // To the restaurant, else to where the form was sent, else to whoever replies.
    replyTo: place?.email || one.toEmail || req.user?.email || null,
    ...{ delivery: 'waiting', posted: false },
  })
  if (done.ok) notifyOutbox()
  return done
}
