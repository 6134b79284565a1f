import type { PayloadRequest, Where } from 'payload'

/** A scheduled publication or unpublication of a document or a global. `at`: ISO instant. */
export type PublicationPlan = {
  at: string
  publishes: boolean
  /** Whether it was due and could not be done. */
  failed: boolean
  /** A document, or a global (null). */
  document: { collection: string; id: number } | null
  global: string | null
}

type Job = { type?: string; doc?: { relationTo: string; value: unknown }; global?: string }

type PlanSpan = {
  /** ISO; plans that are due later. Without it those that are overdue count, too. */
  after?: string
  /** ISO; plans that are due before. */
  before?: string
  limit: number
}

/** Plans by their time, at most `limit`, and how many there are. */
export async function readPlans(
  req: PayloadRequest,
  { after, before, limit }: PlanSpan,
): Promise<{ plans: PublicationPlan[]; total: number }> {
  const where: Where[] = [{ taskSlug: { equals: 'schedulePublish' } }]
  if (after) where.push({ waitUntil: { greater_than: after } })
  if (before) where.push({ waitUntil: { less_than: before } })
  const { docs, totalDocs } = await req.payload.find({
    ...{ collection: 'payload-jobs', where: { and: where }, sort: 'waitUntil' },
    ...{ depth: 0, limit, req },
  })
  const plans = docs.flatMap(({ input, waitUntil, hasError }): PublicationPlan[] => {
    const { type, doc, global } = (input ?? {}) as Job
    if (!waitUntil || !(doc || global)) return []
    const document = doc ? { collection: doc.relationTo, id: Number(doc.value) } : null
    const plan = { at: waitUntil, publishes: type !== 'unpublish', failed: hasError === true }
    return [{ ...plan, document, global: global ?? null }]
  })
  return { plans, total: totalDocs }
}
