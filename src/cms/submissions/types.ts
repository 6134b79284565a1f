import type { LocalDateTime } from '#lib/time/time.ts'
import type { SubmissionKind, SubmissionList, SubmissionState } from './states.ts'

/** A submission by its list and its id. */
export type SubmissionRef = { list: SubmissionList; id: number }

/** Acts of staff on a submission. */
export type SubmissionAct = 'moved' | 'noted' | 'replied' | 'booked'

/** How far a reply is, as the outbox has it (see `MessageState`). */
export type Delivery = 'waiting' | 'sent' | 'kept' | 'dropped' | 'dead'

/** Who moved a submission to its state, and when by its clock; accounts without a name are null. */
export type LastMove = { by: string | null; at: LocalDateTime }

/** A submission in the list and on the board. */
export type SubmissionRow = {
  id: number
  kind: SubmissionKind
  state: SubmissionState
  name: string
  /** `Culinary`, `24 people, December 12`, `Marsh & Sons Ltd`: what it is about in a few words. */
  about: string
  /** Null = about no restaurant in particular. */
  location: string | null
  email: string | null
  /** Telephone number as it was typed. */
  tel: string | null
  /** ISO, and the same by the clock of its restaurant, else of the group: browsers may know it less well. */
  createdAt: string
  arrivedAt: LocalDateTime
  moved: LastMove | null
  /** How many others of the list have the same address or number. */
  duplicates: number
  /** The day on which it will be deleted. */
  deletedOn: string
  /** The number of the latest entry of its activity: a change on another one is refused. */
  seen: number
}

/** A page of the list. */
export type SubmissionPage = { rows: SubmissionRow[]; total: number; page: number; pages: number }

/** The board: each state with its newest submissions. */
export type SubmissionColumn = { state: SubmissionState; total: number; rows: SubmissionRow[] }

/** Something that staff did about a submission; `at` is by its clock. */
export type ActivityEntry = {
  number: number
  act: SubmissionAct
  by: string | null
  at: LocalDateTime
  /** Both null where its state stayed. */
  from: SubmissionState | null
  to: SubmissionState | null
  /** A note, or the text of a reply. */
  text: string
  /** Of a reply. */
  subject: string
  recipient: string
  delivery: Delivery | null
  /** Of a booking: the day and the location that lead to it. */
  booking: { day: string; location: number } | null
}

/** Another submission with the same address or number. */
export type Duplicate = Pick<
  SubmissionRow,
  'id' | 'name' | 'about' | 'location' | 'state' | 'arrivedAt'
> & { shares: 'email' | 'tel' | 'both' }

/** The resume of an application: its file, or that it was deleted. */
export type ResumeInfo =
  | { href: string; name: string; deletedOn: string; isScanned: boolean }
  | { href: null; days: number }

/** A submission with all that staff may know of it. */
export type SubmissionDetail = SubmissionRow & {
  list: SubmissionList
  activity: ActivityEntry[]
  others: Duplicate[]
  /** Further fields of the form, as label and value. */
  facts: [label: string, value: string, href?: string][]
  message: string
  /** Notes of earlier releases, which had no activity. */
  notes: string
  resume: ResumeInfo | null
  /** Values of the fields of templates, by their names. */
  fields: Record<string, string>
  /** Address of *New booking* with this enquiry in it; null where it is none, or not this person's to book. */
  bookingHref: string | null
}
