import type { SubmissionCollection } from '#cms/outbox/outbox-access.ts'
import type { Delivery } from '#cms/submissions/types.ts'
import type { Application, Enquiry, SubmissionActivity, Subscriber } from '#payload-types.ts'
import { getPayload } from '../site/payload.ts'

/** The location that a submission is about, or null for the whole group. */
export type SubmissionSubject = { id: string; title: string } | null

type WithSubject<T> = Omit<T, 'location' | 'updatedAt' | 'submission' | 'posted' | 'state'> & {
  about: SubmissionSubject
}

/** Submissions as their messages need them. */
export type Submissions = {
  applications: WithSubject<Application>
  enquiries: WithSubject<Enquiry>
  subscribers: WithSubject<Subscriber> & {
    state: Subscriber['state']
    asked: number
    submission: string | null
  }
  'submission-activity': WithSubject<SubmissionActivity>
}

/** How many of a collection have their letters written in one turn. */
const BATCH_SIZE = 100

/** Submissions whose letters are not in the outbox yet, the oldest first. */
export async function readUnqueued<C extends SubmissionCollection>(
  collection: C,
): Promise<Submissions[C][]> {
  const payload = await getPayload()
  const { docs } = await payload.find({
    ...{ collection, where: { posted: { equals: false } }, sort: 'createdAt' },
    ...{ limit: BATCH_SIZE, depth: 1, pagination: false },
  })
  return docs.map((document) => toSubmission<C>(document))
}

/** Remembers that the letter of a submission is in the outbox; not where it was sent again meanwhile. */
export async function markQueued(
  collection: SubmissionCollection,
  { id, submission }: { id: number; submission?: string | null },
): Promise<void> {
  const payload = await getPayload()
  const same = !submission ? { exists: false } : { equals: submission }
  const where = { id: { equals: id }, submission: same }
  await payload.update({ collection, where, data: { posted: true }, depth: 0 })
}

/**
 * Remembers how far a reply is: the outbox forgets it before its submission goes. Where that fails the log says so:
 * what has left is not sent again because nobody could write it down.
 */
export async function keepDelivery(id: number, delivery: Delivery): Promise<void> {
  const payload = await getPayload()
  try {
    const where = { id: { equals: id } }
    await payload.update({ collection: 'submission-activity', where, data: { delivery }, depth: 0 })
  } catch (err) {
    payload.logger.warn({ err, reply: id, delivery, msg: 'the state of a reply was not kept' })
  }
}

/** A submission by its id; null where it was deleted. */
export async function findSubmission<C extends SubmissionCollection>(
  collection: C,
  id: number,
): Promise<Submissions[C] | null> {
  const payload = await getPayload()
  const found = await payload.findByID({ collection, id, depth: 1, disableErrors: true })
  return found ? toSubmission<C>(found) : null
}

function toSubmission<C extends SubmissionCollection>(document: object): Submissions[C] {
  const { location, ...rest } = document as Application | Enquiry | SubmissionActivity | Subscriber
  const about =
    location && typeof location === 'object'
      ? { id: String(location.id), title: location.title }
      : null
  return { ...rest, about } as unknown as Submissions[C]
}
