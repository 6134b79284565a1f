import type { PayloadRequest } from 'payload'
import { csvLine } from '#lib/text/csv.ts'
import { findSubmissions, type StoredSubmission, whereOf } from './find-submissions.ts'
import { kindLabel, stateLabel } from './labels.ts'
import type { SubmissionFilters } from './request-schemas.ts'
import { rowsOf } from './rows.ts'
import type { SubmissionList } from './states.ts'
import type { SubmissionRow } from './types.ts'

/** Submissions that are read at once: a list of any length takes no more memory than these. */
const BATCH_SIZE = 100

const COMMON = ['received_at', 'first_name', 'last_name', 'phone', 'email', 'location']
const OWN: Record<SubmissionList, string[]> = {
  applications: ['position', 'resume'],
  enquiries: [
    ...['about', 'party_size', 'date', 'message'],
    ...['company', 'address', 'city', 'province', 'website'],
  ],
}
const LAST = ['status', 'moved_by', 'moved_at', 'same_contact', 'deleted_on']

/** The submissions that somebody may read and looks for as CSV (RFC 4180, UTF-8), in pieces as fast as they are taken. */
export function submissionsAsCsv(
  req: PayloadRequest,
  filters: SubmissionFilters,
): ReadableStream<Uint8Array> {
  const { list } = filters
  const encoder = new TextEncoder()
  let after = 0
  return new ReadableStream({
    start: (controller) =>
      controller.enqueue(encoder.encode(csvLine([...COMMON, ...OWN[list], ...LAST]))),
    pull: async (controller) => {
      const where = { and: [whereOf(filters), { id: { greater_than: after } }] }
      const docs = await findSubmissions(req, list, { where, limit: BATCH_SIZE, sort: 'id' })
      const rows = await rowsOf(req, list, docs)
      const lines = docs.map((one, at) => lineOf(list, one, rows[at] as SubmissionRow))
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')))
      after = docs.at(-1)?.id ?? after
      if (docs.length < BATCH_SIZE) controller.close()
    },
  })
}

function lineOf(list: SubmissionList, one: StoredSubmission, row: SubmissionRow): string {
  const own =
    list === 'applications'
      ? [one.position, one.file?.storedAs ? one.file.name : null]
      : [
          ...[kindLabel(row.kind), one.partySize, one.date, one.message],
          ...[one.businessName, one.businessAddress, one.city, one.province, one.website],
        ]
  return csvLine([
    ...[row.arrivedAt, one.fname, one.lname, row.tel, row.email, row.location, ...own],
    ...[stateLabel(row.state), row.moved?.by, row.moved?.at, row.duplicates, row.deletedOn],
  ])
}
