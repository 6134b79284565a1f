import type { PayloadRequest, Where } from 'payload'
import type { GuestContact } from '#booking-engine/guest-book/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import { submissionMessageId } from '#outbox/mail/submission-mail.ts'
import type { SubmissionActivity } from '#payload-types.ts'
import { SUBMISSION_MESSAGE_KINDS } from '../outbox/outbox-access.ts'
import { readsList } from './access.ts'
import { readEntries } from './activity.ts'
import { findSubmissions, type StoredSubmission } from './find-submissions.ts'
import { plainRowOf, readGroupTimeZone, readPlaces } from './rows.ts'
import { SUBMISSION_LISTS, type SubmissionList } from './states.ts'
import type { SubmissionRow } from './types.ts'

/** A submission of somebody who asks for their data, whole, with what was done about it. */
export type SubmissionOfContact = Pick<SubmissionRow, 'id' | 'name' | 'about' | 'state'> & {
  list: SubmissionList
  /** Name of the restaurant; null = it is about none. */
  location: string | null
  arrivedAt: LocalDateTime
  sent: StoredSubmission
  activity: SubmissionActivity[]
}

/** Submissions that are deleted at once. */
const BATCH_SIZE = 100

/** The applications and enquiries with a number or an address, as far as somebody may read them. */
export async function readSubmissionsOf(
  req: PayloadRequest,
  contact: GuestContact,
): Promise<SubmissionOfContact[]> {
  const timeZone = await readGroupTimeZone(req)
  const lists = SUBMISSION_LISTS.filter((list) => readsList(req, list))
  const found = await Promise.all(
    lists.map(async (list) => {
      const docs = await findAllOf(req, list, contact)
      const places = await readPlaces(req, docs)
      const ids = docs.map(({ id }) => id)
      const entries = await readEntries(req, list, ids)
      const subject = list === 'applications' ? 'application' : 'enquiry'
      return docs.map((sent) => {
        const row = plainRowOf(list, sent, places.get(sent.location ?? 0) ?? null, timeZone)
        const { id, name, about, state, location, arrivedAt } = row
        const activity = entries.filter((entry) => entry[subject] === id)
        const shown = { list, id, name, about, state, location, arrivedAt }
        return { ...shown, sent, activity }
      })
    }),
  )
  return found.flat()
}

/**
 * Deletes them, with resumes, notes, replies and the messages about them that the outbox still has. Returns how many
 * there were.
 */
export async function eraseSubmissionsOf(
  req: PayloadRequest,
  contact: GuestContact,
): Promise<number> {
  const all = await readSubmissionsOf(req, contact)
  const { outbox } = await bookingEngine()
  for (const list of SUBMISSION_LISTS) {
    const ids = all.flatMap((one) => (one.list === list ? one.id : []))
    for (let from = 0; from < ids.length; from += BATCH_SIZE) {
      const where = { id: { in: ids.slice(from, from + BATCH_SIZE) } }
      const { errors } = await req.payload.delete({ collection: list, where, depth: 0, req })
      if (errors.length > 0) throw new Error(`${list} could not be deleted`)
    }
  }
  // Last: a message of a submission that is gone is not written again.
  await outbox.remove(all.flatMap(messageKeysOf))
  return all.length
}

function messageKeysOf({ list, sent, activity }: SubmissionOfContact): string[] {
  const ids = [sent, ...activity].map(submissionMessageId)
  return SUBMISSION_MESSAGE_KINDS[list].flatMap((kind) => ids.map((id) => `${kind}:${id}`))
}

async function findAllOf(
  req: PayloadRequest,
  list: SubmissionList,
  contact: GuestContact,
): Promise<StoredSubmission[]> {
  const where = 'phone' in contact ? ofPhone(contact.phone) : ofEmail(contact.email.trim())
  const all: StoredSubmission[] = []
  for (let after = 0; ; after = all.at(-1)?.id ?? after) {
    const next = { and: [where, { id: { greater_than: after } }] }
    const docs = await findSubmissions(req, list, { where: next, limit: BATCH_SIZE, sort: 'id' })
    all.push(...docs)
    if (docs.length < BATCH_SIZE) return all
  }
}

const ofPhone = (phone: string): Where => ({ telKey: { equals: phone } })

/** Of what the release before took in while both ran, there is the address alone. */
function ofEmail(email: string): Where {
  const unkeyed: Where = { and: [{ emailKey: { exists: false } }, { email: { equals: email } }] }
  return { or: [{ emailKey: { equals: email.toLowerCase() } }, unkeyed] }
}
