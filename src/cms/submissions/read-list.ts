import type { PayloadRequest } from 'payload'
import { findPage, whereOf } from './find-submissions.ts'
import { COLUMN_SIZE, PAGE_SIZE } from './limits.ts'
import type { SubmissionFilters } from './request-schemas.ts'
import { rowsOf } from './rows.ts'
import { KINDS_OF, statesOfKinds } from './states.ts'
import type { SubmissionColumn, SubmissionPage } from './types.ts'

/** A page of the submissions that somebody may read and looks for, the newest first. */
export async function readPage(
  req: PayloadRequest,
  { page, ...filters }: SubmissionFilters & { page: number },
): Promise<SubmissionPage> {
  const { list } = filters
  const where = whereOf(filters)
  const { docs, total, pages } = await findPage(req, list, { where, limit: PAGE_SIZE, page })
  return { rows: await rowsOf(req, list, docs), total, page, pages }
}

/** The newest submissions of each state, with how many there are. */
export async function readBoard(
  req: PayloadRequest,
  filters: SubmissionFilters,
): Promise<SubmissionColumn[]> {
  const { list, kind } = filters
  const states = statesOfKinds(kind && list === 'enquiries' ? [kind] : KINDS_OF[list])
  const found = await Promise.all(
    states.map(async (state) => {
      const where = whereOf({ ...filters, state })
      return { state, ...(await findPage(req, list, { where, limit: COLUMN_SIZE })) }
    }),
  )
  const rows = await rowsOf(
    req,
    list,
    found.flatMap(({ docs }) => docs),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  return found.map(({ state, total, docs }) => ({
    ...{ state, total },
    rows: docs.flatMap(({ id }) => byId.get(id) ?? []),
  }))
}
