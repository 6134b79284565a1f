import type { PayloadRequest } from 'payload'
import { env } from '#env.ts'
import { formatPhone } from '#lib/text/phone.ts'
import { monthsAfter } from '#lib/time/months-before.ts'
import { type LocalDateTime, localOf } from '#lib/time/time.ts'
import { longDate } from '#lib/time/time-labels.ts'
import type { SubmissionActivity } from '#payload-types.ts'
import { readEntries } from './activity.ts'
import { findSharing, sharedContact } from './duplicates.ts'
import type { StoredSubmission } from './find-submissions.ts'
import { kindOf } from './kind-of.ts'
import * as t from './messages.gen.ts'
import type { SubmissionList } from './states.ts'
import type { LastMove, SubmissionRow } from './types.ts'

/** The restaurant that a submission is about. */
export type SubmissionPlace = { id: number; title: string; timeZone: string; email: string | null }

/** The restaurants of some submissions by their ids. */
export async function readPlaces(
  req: PayloadRequest,
  docs: readonly Pick<StoredSubmission, 'location'>[],
): Promise<Map<number, SubmissionPlace>> {
  const ids = [...new Set(docs.flatMap(({ location }) => location ?? []))]
  if (ids.length === 0) return new Map()
  const found = await req.payload.find({
    collection: 'locations',
    where: { id: { in: ids } },
    select: { title: true, timeZone: true, emailAddress: true },
    ...{ depth: 0, pagination: false, trash: true, req },
  })
  return new Map(
    found.docs.map(({ id, title, timeZone, emailAddress }) => [
      id,
      { id, title, timeZone, email: emailAddress ?? null },
    ]),
  )
}

/** Submissions as the list and the board show them. */
export async function rowsOf(
  req: PayloadRequest,
  list: SubmissionList,
  docs: readonly StoredSubmission[],
): Promise<SubmissionRow[]> {
  const ids = docs.map(({ id }) => id)
  const [places, entries, sharing] = await Promise.all([
    readPlaces(req, docs),
    readEntries(req, list, ids),
    findSharing(req, list, docs),
  ])
  const timeZone = await readGroupTimeZone(req)
  return docs.map((one) => {
    const place = places.get(one.location ?? 0) ?? null
    const own = entries.filter((entry) => isAbout(entry, list, one.id))
    const isOther = (other: StoredSubmission) =>
      other.id !== one.id && sharedContact(one, other) !== null
    return {
      ...plainRowOf(list, one, place, timeZone),
      moved: lastMoveOf(own, place?.timeZone ?? timeZone),
      seen: own.at(-1)?.number ?? 0,
      duplicates: sharing.filter(isOther).length,
    }
  })
}

/** The parts of a row that need no other document than the submission and its restaurant. */
export function plainRowOf(
  list: SubmissionList,
  one: StoredSubmission,
  place: SubmissionPlace | null,
  groupTimeZone: string,
): Omit<SubmissionRow, 'moved' | 'duplicates' | 'seen'> {
  const timeZone = place?.timeZone ?? groupTimeZone
  const { id, state, fname, lname, email, tel, createdAt } = one
  return {
    ...{ id, state, createdAt, kind: kindOf(list, one) },
    name: `${fname} ${lname}`.trim(),
    about: aboutOf(list, one),
    location: place?.title ?? null,
    ...{ email: email || null, tel: tel ? formatPhone(tel) : null },
    deletedOn: dayOf(monthsAfter(new Date(createdAt), env.retention.post), timeZone),
    arrivedAt: momentAt(createdAt, timeZone),
  }
}

/** The day of a moment by the clock of a time zone. */
export function dayOf(moment: Date, timeZone: string): string {
  return localOf(moment.getTime(), timeZone).slice(0, 10)
}

/** An instant (ISO) by the clock of a time zone. */
export function momentAt(instant: string, timeZone: string): LocalDateTime {
  return localOf(Date.parse(instant), timeZone)
}

/** The clock by which the group reads what is about no restaurant. */
export async function readGroupTimeZone(req: PayloadRequest): Promise<string> {
  const { timeZone } = await req.payload.findGlobal({ slug: 'settings', depth: 0, req })
  return timeZone || 'UTC'
}

/** The last move of a submission; null = it was never moved. */
export function lastMoveOf(
  entries: readonly SubmissionActivity[],
  timeZone: string,
): LastMove | null {
  const last = entries.findLast(({ to }) => to)
  return last ? { by: last.staffName ?? null, at: momentAt(last.createdAt, timeZone) } : null
}

function isAbout(entry: SubmissionActivity, list: SubmissionList, id: number): boolean {
  return (list === 'applications' ? entry.application : entry.enquiry) === id
}

function aboutOf(list: SubmissionList, one: StoredSubmission): string {
  if (list === 'applications') return one.position ?? ''
  if (one.kind === 'bulk-gift-cards') return one.businessName ?? ''
  const people = one.partySize ? [t.people({ count: one.partySize })] : []
  return [...people, ...(one.date ? [longDate(one.date)] : [])].join(', ')
}
