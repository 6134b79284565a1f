import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { saveSnapshot } from '#cms/booking-snapshot.ts'
import { houseBook } from '#house-book/process.ts'
import { monthsBefore } from '#lib/months-before.ts'
import { env } from '../env.ts'
import type { Job } from './ticker.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** What the installation does by itself. */
export function jobsOf(payload: () => Promise<Payload>): Job[] {
  return [
    { name: 'publishing', every: 5, run: async () => publishScheduled(await payload()) },
    { name: 'bookings', every: MINUTE, run: async () => void (await (await houseBook()).sweep()) },
    { name: 'settings', every: 10 * MINUTE, run: async () => saveSnapshots(await payload()) },
    { name: 'retention', every: HOUR, run: async () => forgetOld(await payload()) },
  ]
}

/** Publishes and unpublishes what is due. */
async function publishScheduled(payload: Payload): Promise<void> {
  await payload.jobs.run({ limit: 50, silent: true })
}

/**
 * Hands every location's booking settings to the house book again: what a crash between the two
 * databases left apart comes together. Settings that it has already change nothing.
 */
async function saveSnapshots(payload: Payload): Promise<void> {
  const { docs } = await payload.find({
    collection: 'booking-settings',
    depth: 0,
    limit: 0,
    pagination: false,
    select: {},
  })
  for (const { id } of docs) {
    const req = await createLocalReq({}, payload)
    await initTransaction(req)
    try {
      await saveSnapshot(id, req)
      await commitTransaction(req)
    } catch (error) {
      await killTransaction(req)
      throw error
    }
  }
}

/** Deletes applications and enquiries that were kept for as long as the settings say. */
async function forgetOld(payload: Payload): Promise<void> {
  const before = monthsBefore(new Date(), env.retention.post)
  const where = { createdAt: { less_than: before.toISOString() } }
  for (const collection of ['applications', 'enquiries'] as const) {
    await payload.delete({ collection, where })
  }
}
