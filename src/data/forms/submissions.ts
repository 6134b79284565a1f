import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { notifyOutbox } from '#outbox/notification.ts'
import type { Application, Enquiry } from '#payload-types.ts'
import { currentUid } from '../locations/former-uids.ts'
import { getPayload } from '../site/payload.ts'

/** An application as it came from the form; `location` is a location's id, null = none in particular. */
export type NewApplication = {
  fname: string
  lname: string
  email: string
  tel: string
  location: number | null
  position: Application['position']
  /** Null where nobody has entered an address: it is read in the admin. */
  toEmail: string | null
  /** Where the resume lies and what it is: `storedAs` in the private files, `size` in bytes. */
  file: { name: string; storedAs: string; mimeType: string; size: number }
}

/** An enquiry as it came from a form; `location` is a location's id, `date` is `YYYY-MM-DD`. */
export type NewEnquiry = {
  kind: Enquiry['kind']
  fname: string
  lname: string
  email: string | null
  tel: string
  /** Null where nobody has entered an address: it is read in the admin. */
  toEmail: string | null
  businessName?: string
  businessAddress?: string
  city?: string
  province?: string
  website?: string
  location?: number
  partySize?: number
  date?: string
  message?: string
}

/** `again`: it was there already, sent by the same form before. */
export type SubmissionResult = { id: number; isRepeat: boolean }

/** Keeps an application; `key` is the form's own, so that sending it twice does nothing twice. */
export function submitApplication(
  key: string,
  application: NewApplication,
): Promise<SubmissionResult> {
  return submit('applications', key, application)
}

/** Keeps an enquiry; `key` as for applications. */
export function submitEnquiry(key: string, enquiry: NewEnquiry): Promise<SubmissionResult> {
  return submit('enquiries', key, enquiry)
}

type Collection = 'applications' | 'enquiries'

/** One document under a key that is unique in the database; its letter is written by the ticker. */
async function submit<C extends Collection>(
  collection: C,
  submission: string,
  sent: Omit<RequiredDataFromCollectionSlug<C>, 'submission' | 'posted' | 'state'>,
): Promise<SubmissionResult> {
  const payload = await getPayload()
  const before = await findBySubmissionKey(payload, collection, submission)
  if (before !== null) return { id: before, isRepeat: true }
  try {
    const data = { ...sent, submission, posted: false } as RequiredDataFromCollectionSlug<C>
    const { id } = await payload.create({ collection, data, depth: 0 })
    notifyOutbox()
    return { id: id as number, isRepeat: false }
  } catch (error) {
    // The database refuses the second of two that were sent at the same moment.
    const other = await findBySubmissionKey(payload, collection, submission)
    if (other === null) throw error
    return { id: other, isRepeat: true }
  }
}

async function findBySubmissionKey(
  payload: Payload,
  collection: Collection,
  submission: string,
): Promise<number | null> {
  const where = { submission: { equals: submission } }
  const found = await payload.find({ collection, where, limit: 1, depth: 0, pagination: false })
  return found.docs[0]?.id ?? null
}

/** A published location that mail can be sent to. */
export type MailLocation = { id: number; uid: string; title: string; email: string | null }

/** The published location of a uid, or of one that it had before; null where there is none. */
export async function findMailLocation(name: string): Promise<MailLocation | null> {
  const uid = await currentUid(name)
  const payload = await getPayload()
  const { docs } = await payload.find({
    collection: 'locations',
    where: { uid: { equals: uid }, _status: { equals: 'published' } },
    select: { uid: true, title: true, emailAddress: true },
    ...{ depth: 0, limit: 1, pagination: false },
  })
  const [found] = docs
  if (!found) return null
  const { id, title, emailAddress } = found
  return { id, uid, title, email: emailAddress ?? null }
}
