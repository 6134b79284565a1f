import type { Payload, Where } from 'payload'
import { yieldToEventLoop } from '#lib/process/event-loop.ts'

type ExpiredDocuments = {
  collection: 'applications' | 'enquiries' | 'subscribers'
  where: Where
  ended(): boolean
}

/** Documents that are deleted at once. */
const BATCH_SIZE = 10

/**
 * Deletes documents a few at a time, as a synchronous driver deletes them without a turn of the event loop.
 * Those that cannot be deleted keep no other from it, and are thrown together in the end.
 */
export async function deleteExpired(
  payload: Payload,
  { collection, where, ended }: ExpiredDocuments,
): Promise<void> {
  const failed: string[] = []
  let last = 0
  while (!ended()) {
    const { docs } = await payload.find({
      ...{ collection, sort: 'id', limit: BATCH_SIZE, depth: 0, pagination: false },
      where: { and: [where, { id: { greater_than: last } }] },
      select: {},
    })
    await yieldToEventLoop()
    if (docs.length === 0) break
    const ids = docs.map(({ id }) => id)
    last = Math.max(...ids)
    const { errors } = await payload.delete({ collection, where: { id: { in: ids } }, depth: 0 })
    failed.push(...errors.map(({ id, message }) => `${id}: ${message}`))
    await yieldToEventLoop()
  }
  if (failed.length > 0) throw new Error(`${collection} could not be deleted: ${failed.join('; ')}`)
}
