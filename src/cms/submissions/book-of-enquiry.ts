import type { PayloadRequest } from 'payload'
import { type BookedEnquiry, LONGEST_NOTE } from '#booking-engine/host/types.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { e164 } from '#lib/text/e164.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { addEntry, readEntries } from './activity.ts'
import { findSubmission, type StoredSubmission } from './find-submissions.ts'
import * as t from './messages.gen.ts'

/** Most people of one booking that staff make. */
const MOST_COVERS = 40
/** How often a colleague may be faster with the same enquiry before the request is given up. */
const MAX_ATTEMPTS = 5

/** A request for a booking: `key` is its own, `enquiry` the one that it comes from. */
export type EnquiryBooking = {
  location: number
  key: string
  at: string
  enquiry?: number | undefined
}

/**
 * Books, and names the booking at the enquiry that it comes from. Both are in databases of their own: the log of the
 * booking names the enquiry in its transaction, and the enquiry is told afterwards. Where that did not happen, the same
 * request again is the same booking, and does it. Two hosts at once make one: the second transaction finds the booking of the first.
 */
export async function bookOfEnquiry<T extends { id: string }, Code extends string>(
  req: PayloadRequest,
  request: EnquiryBooking,
  book: (enquiry?: BookedEnquiry) => Promise<Result<T, Code>>,
): Promise<Result<T, Code | 'not_found' | 'enquiry_booked' | 'changed_meanwhile' | 'key_reused'>> {
  if (request.enquiry === undefined) return book()
  const enquiry = await findGroupEnquiry(req, request.enquiry, request.location)
  if (!enquiry) return refuse('not_found')
  const named = (await readEntries(req, 'enquiries', [enquiry.id])).filter(isBooking)
  // Whoever moves it back to another state may make one more.
  const byOthers = named.some(({ submission }) => submission !== keyOf(request.key))
  if (enquiry.state === 'booked' && byOthers) return refuse('enquiry_booked')
  const bookings = named.map(({ booking }) => booking)
  const booked = await book({ id: enquiry.id, bookings })
  if (!booked.ok) return booked
  const kept = await nameBooking(req, enquiry.id, request, booked.value.id)
  return kept.ok ? booked : kept
}

/** Fields of an enquiry with which *New booking* is filled in. */
export type EnquiryToBook = {
  id: number
  party: number
  guest: { name: string; phone: string; email: string; request: string }
}

/** The initial values of a booking of an enquiry; null = the user may not read it, or it is of another location. */
export async function readEnquiryToBook(
  req: PayloadRequest,
  id: number,
  location: number,
): Promise<EnquiryToBook | null> {
  const one = await findGroupEnquiry(req, id, location)
  if (!one) return null
  const party = Math.min(Math.max(one.partySize ?? 2, 1), MOST_COVERS)
  const isNumber = Boolean(one.tel) && e164(one.tel ?? '') !== null
  const more = [
    ...(one.partySize && one.partySize > party ? [t.people({ count: one.partySize })] : []),
    ...(one.tel && !isNumber ? [one.tel] : []),
    ...(one.message ? [one.message] : []),
  ]
  return {
    ...{ id, party },
    guest: {
      name: `${one.fname} ${one.lname}`.trim().slice(0, 80),
      phone: isNumber ? formatPhone(one.tel ?? '') : '',
      email: one.email ?? '',
      request: more.join('\n').slice(0, LONGEST_NOTE),
    },
  }
}

/** The enquiry of a group at a location that somebody may read; null where there is none. */
export async function findGroupEnquiry(
  req: PayloadRequest,
  id: number,
  location: number,
): Promise<StoredSubmission | null> {
  const found = await findSubmission(req, { list: 'enquiries', id })
  return found?.kind === 'group-booking' && found.location === location ? found : null
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number]

const isBooking = (entry: Entry): entry is Entry & { booking: string } =>
  entry.act === 'booked' && typeof entry.booking === 'string'

async function nameBooking(
  req: PayloadRequest,
  id: number,
  { key, at, location }: EnquiryBooking,
  booking: string,
): Promise<Result<null, 'not_found' | 'changed_meanwhile' | 'key_reused'>> {
  const subject = { list: 'enquiries', id } as const
  for (let round = 1; ; round++) {
    const one = await findGroupEnquiry(req, id, location)
    if (!one) return ok(null)
    const seen = (await readEntries(req, 'enquiries', [id])).at(-1)?.number ?? 0
    const entry = { act: 'booked', booking, day: at.slice(0, 10), to: 'booked' } as const
    const named = await addEntry(req, one, { ...subject, key: keyOf(key), seen }, entry)
    // An entry that a colleague added meanwhile must not make the booking fail: it is named after that one.
    if (named.ok || named.code === 'key_reused' || round === MAX_ATTEMPTS) return named
  }
}

const keyOf = (key: string) => `booked-${key}`
