import type { PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { SubmissionActivity } from '#payload-types.ts'
import { inTransaction } from '../database/atomic-writes.ts'
import type { StoredSubmission } from './find-submissions.ts'
import type { SubmissionChange } from './request-schemas.ts'
import type { SubmissionState } from './states.ts'
import type { SubmissionAct, SubmissionRef } from './types.ts'

const collection = 'submission-activity'

/** An entry without its submission, author and number, which are added when it is stored. */
export type NewEntry = { act: SubmissionAct } & Partial<
  Pick<
    RequiredDataFromCollectionSlug<typeof collection>,
    'subject' | 'text' | 'recipient' | 'replyTo' | 'delivery' | 'booking' | 'day' | 'posted'
  >
>

/** The stored entries about some submissions of a list, in order. */
export async function readEntries(
  req: PayloadRequest,
  list: SubmissionRef['list'],
  ids: readonly number[],
): Promise<SubmissionActivity[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    ...{ collection, where: { [subjectOf(list)]: { in: [...ids] } }, sort: 'number' },
    ...{ depth: 0, pagination: false, req },
  })
  return docs as SubmissionActivity[]
}

/**
 * Adds an entry to what was done about a submission, with the state that it has afterwards, both or neither. The same
 * key again adds nothing; whoever has not seen the latest entry is refused, also when both come at the same moment,
 * because a number is one entry's.
 */
export async function addEntry(
  req: PayloadRequest,
  one: StoredSubmission,
  { list, id, key, seen }: SubmissionChange,
  { to = null, ...entry }: NewEntry & { to?: SubmissionState | null },
): Promise<Result<null, 'changed_meanwhile' | 'key_reused'>> {
  const earlier = await findByKey(req, key)
  if (earlier && !isAbout(earlier, { list, id })) return refuse('key_reused')
  // Another text under a key that is used is refused, and the caller is shown the stored one.
  if (earlier) return isSame(earlier, entry) ? ok(null) : refuse('changed_meanwhile')
  const latest = (await readEntries(req, list, [id])).at(-1)
  if ((latest?.number ?? 0) !== seen) return refuse('changed_meanwhile')
  const moves = to !== null && to !== one.state ? { from: one.state, to } : {}
  const data = {
    ...{ posted: true, ...entry, ...moves, submission: key, [subjectOf(list)]: id },
    ...{ entry: `${list}:${id}:${seen + 1}`, number: seen + 1, location: one.location ?? null },
    ...{ staff: req.user?.id ?? null, staffName: req.user?.name ?? null },
  } as RequiredDataFromCollectionSlug<typeof collection>
  const { payload } = req
  try {
    await inTransaction(payload.db, req, async (request) => {
      const within = { depth: 0, req: request as PayloadRequest }
      await payload.create({ collection, data, ...within })
      if (moves.to) {
        await payload.update({
          collection: list,
          id,
          data: { state: moves.to } as never,
          ...within,
        })
      }
    })
    return ok(null)
  } catch (error) {
    // The database refuses the second entry of a number, and of a key.
    if ((error as { name?: string }).name !== 'ValidationError') throw error
    return (await findByKey(req, key)) ? ok(null) : refuse('changed_meanwhile')
  }
}

async function findByKey(req: PayloadRequest, key: string): Promise<SubmissionActivity | null> {
  const where = { submission: { equals: key } }
  const options = { depth: 0, limit: 1, pagination: false, req }
  const { docs } = await req.payload.find({ collection, where, ...options })
  return (docs[0] as SubmissionActivity | undefined) ?? null
}

function isAbout(entry: SubmissionActivity, { list, id }: SubmissionRef): boolean {
  return entry[subjectOf(list)] === id
}

function isSame(earlier: SubmissionActivity, { act, subject, text }: NewEntry): boolean {
  const said = [earlier.act, earlier.subject ?? '', earlier.text ?? '']
  return said.join('\n') === [act, subject ?? '', text ?? ''].join('\n')
}

/** The field of an entry that names what it is about. */
function subjectOf(list: SubmissionRef['list']): 'application' | 'enquiry' {
  return list === 'applications' ? 'application' : 'enquiry'
}
