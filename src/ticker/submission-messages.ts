import { bookingEngine } from '#booking-engine/process.ts'
import type { SubmissionCollection, SubmissionKind } from '#cms/outbox/outbox-access.ts'
import type { Delivery } from '#cms/submissions/types.ts'
import { readGroupLook, readShortName } from '#data/content/settings.ts'
import { readWords } from '#data/content/words.ts'
import {
  findSubmission,
  keepDelivery,
  markQueued,
  readUnqueued,
  type Submissions,
} from '#data/forms/submission-messages.ts'
import { applicationMail } from '#features/careers/mail.ts'
import { giftCardRequestMail } from '#features/gift-cards/mail.ts'
import { groupBookingMail } from '#features/group-bookings/mail.ts'
import { subscriberMails } from '#features/newsletter/mail.ts'
import { replyMails } from '#features/replies/mail.ts'
import { signSubscriber } from '#lib/security/newsletter-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import type { DeliveryResult, OutboxMessage } from '#outbox/deliver.ts'
import { renderMail } from '#outbox/mail/render-mail.ts'
import type { SubmissionMail } from '#outbox/mail/submission-mail.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { sendOutboxMail, skipped } from '#providers/mail/send-outbox-mail.ts'
import { env } from '../env.ts'
import * as t from './messages.gen.ts'
import type { Job } from './ticker.ts'

type SubmissionMessages = {
  [C in SubmissionCollection]: readonly SubmissionMail<Submissions[C], SubmissionKind>[]
}

/** Messages by collection; each one that has a recipient for a submission is sent. */
const MESSAGES: SubmissionMessages = {
  applications: [applicationMail],
  enquiries: [giftCardRequestMail, groupBookingMail],
  'submission-activity': replyMails,
  subscribers: subscriberMails((reader) =>
    signSubscriber(reader, deriveSecret(env.secret, 'newsletter')),
  ),
}

/**
 * Queues the messages of submissions that are not in the outbox yet: a submission and its message are in two
 * databases, so a crash may come between them. The message's key rules out a second one.
 */
export function submissionsJob(): Job {
  return {
    name: 'submissions',
    intervalSeconds: 5,
    run: async (ended) => {
      for (const collection of Object.keys(MESSAGES) as SubmissionCollection[]) {
        await enqueueMissing(collection, MESSAGES[collection] as never, ended)
      }
    },
  }
}

async function enqueueMissing<C extends SubmissionCollection>(
  collection: C,
  posts: readonly SubmissionMail<Submissions[C], SubmissionKind>[],
  ended: () => boolean,
): Promise<void> {
  for (const submission of await readUnqueued(collection)) {
    if (ended()) return
    for (const { kind, envelopeOf } of posts) {
      const envelope = envelopeOf(submission)
      if (!envelope) continue
      const { id, ...to } = envelope
      const message = { kind, id, ...to, payload: { collection, id: submission.id } }
      await (await bookingEngine()).outbox.queue(message)
    }
    await markQueued(collection, submission)
  }
}

/** Whether an outbox message is about a submission. */
export function isSubmissionMessage({ payload }: OutboxMessage): boolean {
  return 'collection' in JSON.parse(payload)
}

/** Delivers a submission's message, composed now from the stored submission. */
export async function deliverSubmissionMessage(
  message: OutboxMessage,
  mail: MailProvider,
): Promise<DeliveryResult> {
  const { collection, id } = JSON.parse(message.payload) as MessagePayload
  const submission = await findSubmission(collection, id)
  if (!submission) return skipped(t.wasDeleted())
  const result = await send(message, mail, submission, MESSAGES[collection] as never)
  // The outbox forgets a reply after a month; whoever looks at its submission later still sees that it left.
  if (collection === 'submission-activity') await keepDelivery(id, deliveryOf(message, result))
  return result
}

function deliveryOf({ isLastAttempt }: OutboxMessage, { outcome }: DeliveryResult): Delivery {
  if (outcome === 'failed') return isLastAttempt ? 'dead' : 'waiting'
  return DELIVERIES[outcome]
}

const DELIVERIES = { sent: 'sent', unsent: 'kept', skipped: 'dropped', refused: 'dead' } as const

type MessagePayload = { collection: SubmissionCollection; id: number }

async function send<C extends SubmissionCollection>(
  { key, kind }: OutboxMessage,
  mail: MailProvider,
  submission: Submissions[C],
  posts: readonly SubmissionMail<Submissions[C], SubmissionKind>[],
): Promise<DeliveryResult> {
  const one = posts.find((each) => each.kind === kind)
  if (!one) throw new Error(`there are no emails of the kind ${kind}`)
  const envelope = one.envelopeOf(submission)
  if (!envelope) return skipped(t.nothingToSay())
  const { copy, replyTo, secret, unsubscribe } = one.compose(submission, {
    site: env.publicUrl,
    ...{ group: await readShortName(), words: await readWords() },
  })
  return sendOutboxMail(mail, {
    ...{ key, site: env.publicUrl, replyTo, secret },
    to: { name: '', address: envelope.recipient },
    ...(unsubscribe ? { unsubscribe } : {}),
    ...renderMail(copy, await readGroupLook()),
    calendar: null,
  })
}
