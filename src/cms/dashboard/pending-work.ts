import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { readsEnquiries } from '../access/enquiries.ts'
import { ownLocationIds } from '../access/own-locations.ts'
import { canReadOutbox, readableMessages } from '../outbox/outbox-access.ts'

/** Submissions without an answer. `oldest`: when the first of them arrived, ISO; null = none. */
export type Unanswered = { count: number; oldest: string | null }

/** Open work of a member of staff; null where it is not their work, or cannot be read now. */
export type PendingWork = {
  applications: Unanswered | null
  enquiries: Unanswered | null
  /** Mails that could not be delivered. */
  failedMessages: number | null
}

/** Reads the open work that a member of staff may see. */
export async function readPendingWork(req: PayloadRequest): Promise<PendingWork> {
  const [applications, enquiries, failedMessages] = await Promise.all([
    ownLocationIds('recruiter', req).length > 0 ? unanswered('applications', req) : null,
    readsEnquiries(req) ? unanswered('enquiries', req) : null,
    canReadOutbox(req) ? countFailedMessages(req) : null,
  ])
  return { applications, enquiries, failedMessages }
}

/** Address of the list of what is new in a collection. */
export function unansweredHref(collection: 'applications' | 'enquiries'): string {
  return `/admin/${collection}?state=new`
}

async function unanswered(
  collection: 'applications' | 'enquiries',
  req: PayloadRequest,
): Promise<Unanswered> {
  const { docs, totalDocs } = await req.payload.find({
    collection,
    where: { state: { equals: 'new' } },
    sort: 'createdAt',
    select: { createdAt: true },
    ...{ depth: 0, limit: 1, overrideAccess: false, req },
  })
  return { count: totalDocs, oldest: docs[0]?.createdAt ?? null }
}

async function countFailedMessages(req: PayloadRequest): Promise<number | null> {
  try {
    const { outbox } = await bookingEngine()
    return await outbox.countDead(readableMessages(req))
  } catch (error) {
    req.payload.logger.error({ err: error }, 'The post of the dashboard could not be read')
    return null
  }
}
