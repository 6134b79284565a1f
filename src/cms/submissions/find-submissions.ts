import type { PayloadRequest, Where } from 'payload'
import type { Application, Enquiry } from '#payload-types.ts'
import type { SubmissionFilters } from './request-schemas.ts'
import type { SubmissionList, SubmissionState } from './states.ts'
import type { SubmissionRef } from './types.ts'

/** An application or an enquiry as it is stored; what the other one has is missing. */
export type StoredSubmission = Pick<Application, 'id' | 'fname' | 'lname' | 'createdAt'> & {
  state: SubmissionState
  location?: number | null
} & Partial<Omit<Application, 'state' | 'location'>> &
  Partial<Omit<Enquiry, 'state' | 'location'>>

/** The condition of some filters. */
export function whereOf({ list, location, position, kind, state, text }: SubmissionFilters): Where {
  const words = text.split(' ').filter(Boolean).slice(0, 6)
  const named = list === 'applications' ? [] : ['businessName']
  return {
    and: [
      ...(location ? [{ location: { equals: location } }] : []),
      ...(position && list === 'applications' ? [{ position: { equals: position } }] : []),
      ...(kind && list === 'enquiries' ? [{ kind: { equals: kind } }] : []),
      ...(state ? [{ state: { equals: state } }] : []),
      ...words.map((word) => containing(word, named)),
    ],
  }
}

/** Wildcards of databases stand for nobody. */
function containing(word: string, named: readonly string[]): Where {
  const plain = word.replace(/[%_\\]/g, '')
  if (plain === '') return { id: { equals: 0 } }
  return {
    or: ['fname', 'lname', 'email', ...named].map((field) => ({ [field]: { contains: plain } })),
  }
}

type FindOptions = { where: Where; limit: number; sort?: string }

/** The first submissions that somebody may read, the newest first unless told. */
export async function findSubmissions(
  req: PayloadRequest,
  list: SubmissionList,
  { where, limit, sort = '-createdAt' }: FindOptions,
): Promise<StoredSubmission[]> {
  const { docs } = await req.payload.find({
    ...{ collection: list, where, sort, limit, pagination: false },
    ...{ depth: 0, overrideAccess: false, req },
  })
  return docs as StoredSubmission[]
}

/** A page of them, 1 = the first, with how many there are. */
export async function findPage(
  req: PayloadRequest,
  list: SubmissionList,
  { where, limit, page = 1, sort = '-createdAt' }: FindOptions & { page?: number },
): Promise<{ docs: StoredSubmission[]; total: number; pages: number }> {
  const found = await req.payload.find({
    ...{ collection: list, where, sort, limit, page },
    ...{ depth: 0, overrideAccess: false, req },
  })
  const docs = found.docs as StoredSubmission[]
  return { docs, total: found.totalDocs, pages: found.totalPages }
}

/** A submission that somebody may read; null where there is none. */
export async function findSubmission(
  req: PayloadRequest,
  { list, id }: SubmissionRef,
): Promise<StoredSubmission | null> {
  const where = { id: { equals: id } }
  return (await findSubmissions(req, list, { where, limit: 1 }))[0] ?? null
}
