import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { fullDateLabel, longDate } from '#lib/time/time-labels.ts'
import type { SubmissionActivity } from '#payload-types.ts'
import { scanner } from '#providers/scanner/registry.ts'
import { hasHostAccessAt } from '../access/host-access.ts'
import { resumeHref } from '../applications/resume-href.ts'
import { readEntries } from './activity.ts'
import { findSharing, sharedContact } from './duplicates.ts'
import { findSubmission, type StoredSubmission } from './find-submissions.ts'
import { kindOf } from './kind-of.ts'
import * as t from './messages.gen.ts'
import {
  dayOf,
  lastMoveOf,
  momentAt,
  plainRowOf,
  readGroupTimeZone,
  readPlaces,
  type SubmissionPlace,
} from './rows.ts'
import { STATES, type SubmissionList } from './states.ts'
import type {
  ActivityEntry,
  Delivery,
  Duplicate,
  ResumeInfo,
  SubmissionAct,
  SubmissionDetail,
  SubmissionRef,
} from './types.ts'

const DAY_MS = 24 * 60 * 60_000

/** A submission that somebody may read, with what was done about it; null where there is none. */
export async function readDetail(
  req: PayloadRequest,
  { list, id }: SubmissionRef,
): Promise<SubmissionDetail | null> {
  const one = await findSubmission(req, { list, id })
  if (!one) return null
  const [entries, sharing] = await Promise.all([
    readEntries(req, list, [id]),
    findSharing(req, list, [one]),
  ])
  const places = await readPlaces(req, [one, ...sharing])
  const place = places.get(one.location ?? 0) ?? null
  const timeZone = place?.timeZone ?? (await readGroupTimeZone(req))
  const others = othersOf(list, one, sharing, places, timeZone)
  return {
    ...plainRowOf(list, one, place, timeZone),
    ...{ list, others, duplicates: others.length, moved: lastMoveOf(entries, timeZone) },
    seen: entries.at(-1)?.number ?? 0,
    activity: entries.map((entry) => entryOf(entry, timeZone)),
    facts: factsOf(one),
    ...{ message: one.message ?? '', notes: one.notes ?? '' },
    resume: list === 'applications' ? await resumeOf(one, timeZone) : null,
    fields: await fieldsOf(req, one, place),
    bookingHref: bookingHrefOf(req, list, one),
  }
}

function othersOf(
  list: SubmissionList,
  one: StoredSubmission,
  sharing: readonly StoredSubmission[],
  places: Map<number, SubmissionPlace>,
  timeZone: string,
): Duplicate[] {
  return sharing.flatMap((other) => {
    const shares = other.id === one.id ? null : sharedContact(one, other)
    if (!shares) return []
    const row = plainRowOf(list, other, places.get(other.location ?? 0) ?? null, timeZone)
    const { id, name, about, location, state, arrivedAt } = row
    return [{ id, name, about, location, state, arrivedAt, shares }]
  })
}

function entryOf(entry: SubmissionActivity, timeZone: string): ActivityEntry {
  const { number, act, staffName, createdAt, from, to, text, subject, recipient } = entry
  const { delivery, booking, day, location } = entry
  return {
    ...{ number, act: act as SubmissionAct, by: staffName ?? null },
    at: momentAt(createdAt, timeZone),
    from: STATES.find((state) => state === from) ?? null,
    to: STATES.find((state) => state === to) ?? null,
    ...{ text: text ?? '', subject: subject ?? '', recipient: recipient ?? '' },
    delivery: (delivery as Delivery | null | undefined) ?? null,
    booking: booking && day && typeof location === 'number' ? { day, location } : null,
  }
}

function factsOf(one: StoredSubmission): SubmissionDetail['facts'] {
  const { businessName, businessAddress, city, province, website, partySize, date } = one
  const address = [businessAddress, city, province].filter(Boolean).join(', ')
  const facts: [string, string | null | undefined, string?][] = [
    [t.date(), date && fullDateLabel(date)],
    [t.partySize(), partySize ? String(partySize) : null],
    [t.company(), businessName],
    [t.address(), address],
    [t.website(), website],
  ]
  return facts.flatMap(([label, value]) =>
    value ? [[label, value] as [label: string, value: string]] : [],
  )
}

async function resumeOf(one: StoredSubmission, timeZone: string): Promise<ResumeInfo> {
  const { name, storedAs } = one.file ?? {}
  const days = env.retention.resumeDays
  if (!storedAs) return { href: null, days }
  const { scans } = await scanner()
  const over = new Date(Date.parse(one.createdAt) + days * DAY_MS)
  const deletedOn = dayOf(over, timeZone)
  return { href: resumeHref(one.id), name: name ?? '', deletedOn, isScanned: scans }
}

/** Values of the fields of templates, by their names. */
async function fieldsOf(
  req: PayloadRequest,
  one: StoredSubmission,
  place: SubmissionPlace | null,
): Promise<Record<string, string>> {
  const { shortName } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  const staff = req.user?.name ?? ''
  return {
    name: one.fname,
    position: one.position ?? '',
    location: place?.title ?? shortName ?? '',
    recruiter: staff,
    sender: staff,
    date: one.date ? longDate(one.date) : '',
    people: one.partySize ? String(one.partySize) : '',
    company: one.businessName ?? '',
  }
}

function bookingHrefOf(
  req: PayloadRequest,
  list: SubmissionList,
  one: StoredSubmission,
): string | null {
  const { id, location, date } = one
  if (kindOf(list, one) !== 'group-booking' || !location) return null
  if (!hasHostAccessAt(req, location)) return null
  const query = { location: String(location), ...(date ? { day: date } : {}), enquiry: String(id) }
  return `/admin/reservations?${new URLSearchParams(query)}`
}
