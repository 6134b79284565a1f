import { bookingEngine } from '#booking-engine/process.ts'
import type { SubmissionCollection, SubmissionKind } from '#cms/outbox/outbox-access.ts'
import { readShortName } from '#data/content/settings.ts'
import {
  findSubmission,
  markQueued,
  readUnqueued,
  type Submissions,
} from '#data/forms/submission-messages.ts'
import { applicationPost } from '#features/careers/mail.ts'
import { bulkGiftCardsPost } from '#features/gift-cards/mail.ts'
import { groupBookingPost } from '#features/group-bookings/mail.ts'
import { readerPosts } from '#features/newsletter/mail.ts'
import { signSubscriber } from '#lib/security/newsletter-token.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import type { Attempt, Letter } from '#outbox/deliver.ts'
import { htmlMail } from '#outbox/mail/layout.ts'
import { plainMail } from '#outbox/mail/plain.ts'
import type { SubmissionPost } from '#outbox/mail/submission-post.ts'
import type { MailProvider } from '#providers/mail/contract.ts'
import { dropped, sendLetter } from '#providers/mail/send-letter.ts'
import { env } from '../env.ts'
import type { Job } from './ticker.ts'

type SubmissionMessages = {
  [C in SubmissionCollection]: readonly SubmissionPost<Submissions[C], SubmissionKind>[]
}

/** Messages by collection; each one that has a recipient for a submission is sent. */
const MESSAGES: SubmissionMessages = {
  applications: [applicationPost],
  enquiries: [bulkGiftCardsPost, groupBookingPost],
  subscribers: readerPosts((reader) =>
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
  posts: readonly SubmissionPost<Submissions[C], SubmissionKind>[],
  ended: () => boolean,
): Promise<void> {
  for (const submission of await readUnqueued(collection)) {
    if (ended()) return
    for (const { kind, addressOf } of posts) {
      const address = addressOf(submission)
      if (!address) continue
      const { id, ...to } = address
      const letter = { kind, id, ...to, payload: { collection, id: submission.id } }
      await (await bookingEngine()).outbox.write(letter)
    }
    await markQueued(collection, submission)
  }
}

/** Whether an outbox message is about a submission. */
export function isSubmissionMessage({ payload }: Letter): boolean {
  return 'collection' in JSON.parse(payload)
}

/** Delivers a submission's message, composed now from the stored submission. */
export async function deliverSubmissionMessage(
  letter: Letter,
  mail: MailProvider,
): Promise<Attempt> {
  const { collection, id } = JSON.parse(letter.payload) as MessagePayload
  const submission = await findSubmission(collection, id)
  if (!submission) return dropped('it was deleted')
  return send(letter, mail, submission, MESSAGES[collection] as never)
}

type MessagePayload = { collection: SubmissionCollection; id: number }

async function send<C extends SubmissionCollection>(
  { key, kind }: Letter,
  mail: MailProvider,
  submission: Submissions[C],
  posts: readonly SubmissionPost<Submissions[C], SubmissionKind>[],
): Promise<Attempt> {
  const one = posts.find((each) => each.kind === kind)
  if (!one) throw new Error(`there are no emails of the kind ${kind}`)
  const address = one.addressOf(submission)
  if (!address) return dropped('there is nothing left to say')
  const { words, replyTo, secret, unsubscribe } = one.compose(submission, {
    site: env.publicUrl,
    group: await readShortName(),
  })
  return sendLetter(mail, {
    ...{ key, site: env.publicUrl, replyTo, secret },
    to: { name: '', address: address.recipient },
    ...(unsubscribe ? { unsubscribe } : {}),
    ...{ subject: words.subject, text: plainMail(words), html: htmlMail(words), calendar: null },
  })
}
