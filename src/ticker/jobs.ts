import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
} from 'payload'
import { saveSnapshot } from '#cms/booking-snapshot.ts'
import { bookableLocationWithId } from '#data/booking-locations.ts'
import { tellWaiting } from '#features/reservations/tell-waiting.ts'
import { MONEY_LETTERS } from '#house-book/money/types.ts'
import { houseBook } from '#house-book/process.ts'
import { monthsBefore } from '#lib/months-before.ts'
import { settleStale } from '#providers/booking/house/settle.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { env } from '../env.ts'
import { resumesJob } from './resumes.ts'
import type { Job } from './ticker.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_MS = 24 * 60 * 60_000

/** What the installation does by itself, but for what asks others: post, payments, tables that free up. */
export function jobsOf(payload: () => Promise<Payload>): Job[] {
  return [
    { name: 'publishing', every: 5, run: async () => publishScheduled(await payload()) },
    { name: 'bookings', every: MINUTE, run: async () => sweepBookings() },
    { name: 'settings', every: 10 * MINUTE, run: async () => saveSnapshots(await payload()) },
    { name: 'retention', every: HOUR, run: async () => forgetOld(await payload()) },
    resumesJob(payload),
  ]
}

/** Housekeeping of bookings, and of what was sent because of them. */
async function sweepBookings(): Promise<void> {
  const book = await houseBook()
  await book.sweep()
  // Money that could not be moved is the staff's to see to, however long ago.
  await book.post.forget(env.retention.mailDays, MONEY_LETTERS)
}

/** Finds out what became of payments that no guest can finish any more. */
export function paymentsJob(): Job {
  return { name: 'payments', every: MINUTE, run: settlePayments }
}

async function settlePayments(): Promise<void> {
  await settleStale(await houseBook(), await paymentProvider())
}

/** Writes to guests who wait for a table, once there is one. */
export function alertsJob(): Job {
  return { name: 'alerts', every: 30, run: watchForTables }
}

async function watchForTables(): Promise<void> {
  await tellWaiting({
    book: await houseBook(),
    placeOf: async (locationId) => {
      const location = await bookableLocationWithId(locationId)
      if (!location || location.comingSoon) return null
      const provider = await bookingProvider(location.bookingProvider)
      if (!provider.ok) return null
      const away = location.bookingProvider !== 'house'
      return { location: { ...location, id: locationId }, provider: provider.value, away }
    },
  })
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

/** Deletes what forms brought in and was kept for as long as the settings say. */
async function forgetOld(payload: Payload): Promise<void> {
  const before = monthsBefore(new Date(), env.retention.post)
  const where = { createdAt: { less_than: before.toISOString() } }
  for (const collection of ['applications', 'enquiries'] as const) {
    await payload.delete({ collection, where })
  }
  // Who never confirmed is nobody's reader: their address goes with the mail that asked them.
  const asked = new Date(Date.now() - env.retention.mailDays * DAY_MS).toISOString()
  const silent = { state: { equals: 'pending' }, updatedAt: { less_than: asked } }
  await payload.delete({ collection: 'subscribers', where: silent })
}
