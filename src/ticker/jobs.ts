import type { Payload } from 'payload'
import { PAYMENT_JOBS } from '#booking-engine/payments/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { closeRestingDrafts } from '#cms/audit-log/draft-edits.ts'
import { purgeAuditLog } from '#cms/audit-log/retention.ts'
import { handOver, handOverAtStart } from '#cms/booking/settings-handover.ts'
import { FORMER_FILES_DAYS, removeFormerFiles } from '#cms/content/former-files.ts'
import { removeStagedPictures } from '#cms/imports/pictures/staged-pictures.ts'
import { eraseDemoBookings } from '#cms/own-group/erase-bookings.ts'
import { findBookableLocationById } from '#data/locations/booking-locations.ts'
import { notifyWaitlist } from '#features/reservations/waitlist/notify-waitlist.ts'
import { monthsBefore } from '#lib/time/months-before.ts'
import { settleStalePayments } from '#providers/booking/house/payment-jobs.ts'
import { bookingProvider } from '#providers/booking/registry.ts'
import { EMBEDDED_VENDOR } from '#providers/booking/vendors.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { env } from '../env.ts'
import { deleteExpired } from './delete-expired.ts'
import { invitationsJob } from './invitation-messages.ts'
import { resumesJob } from './resumes-job.ts'
import { signInNoticesJob } from './sign-in-notices.ts'
import { siteCountsRetentionJob } from './site-counts-job.ts'
import type { Job } from './ticker.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY_MS = 24 * 60 * 60_000

/** Jobs of the installation itself, without those that call other services: outbox, payments, waitlist. */
export function jobsOf(payload: () => Promise<Payload>): Job[] {
  return [
    { name: 'publishing', intervalSeconds: 5, run: async () => publishScheduled(await payload()) },
    { name: 'bookings', intervalSeconds: MINUTE, run: async () => sweepBookings() },
    {
      name: 'past-units',
      intervalSeconds: HOUR,
      run: async (ended) => void (await (await bookingEngine()).purgePastUnits(ended)),
    },
    {
      name: 'figures',
      intervalSeconds: HOUR,
      run: async (ended) => void (await (await bookingEngine()).figures.keepPastDays(ended)),
    },
    settingsJob(payload),
    {
      name: 'demo-bookings',
      intervalSeconds: MINUTE,
      run: async () => eraseDemoBookings(await payload()),
    },
    {
      name: 'retention',
      intervalSeconds: HOUR,
      run: async (ended) => deleteExpiredSubmissions(await payload(), ended),
    },
    resumesJob(payload),
    {
      name: 'staged-pictures',
      intervalSeconds: HOUR,
      run: async () => removeStagedPictures(await payload()),
    },
    {
      name: 'former-files',
      intervalSeconds: HOUR,
      run: async () =>
        removeFormerFiles(await payload(), new Date(Date.now() - FORMER_FILES_DAYS * DAY_MS)),
    },
    {
      name: 'audit-drafts',
      intervalSeconds: MINUTE,
      run: async () => void (await closeRestingDrafts(await payload())),
    },
    {
      name: 'audit-log',
      intervalSeconds: HOUR,
      run: async (ended) => {
        const { auditLogDays: days, auditOriginDays: originDays } = env.retention
        await purgeAuditLog(await payload(), { days, originDays, ended })
      },
    },
    invitationsJob(payload),
    siteCountsRetentionJob(),
    signInNoticesJob(payload),
  ]
}

/** Hands booking settings to the booking engine that it did not take over when they were saved. */
function settingsJob(payload: () => Promise<Payload>): Job {
  let compared = false
  const run = async () => {
    await (compared ? handOver : handOverAtStart)(await payload())
    compared = true
  }
  return { name: 'settings', intervalSeconds: 5, run }
}

/** Housekeeping of bookings, and of what was sent because of them. */
async function sweepBookings(): Promise<void> {
  const engine = await bookingEngine()
  await engine.sweep()
  // Money that could not be moved is the staff's to see to, however long ago.
  await engine.outbox.purge(env.retention.mailDays, PAYMENT_JOBS)
}

/** Finds out what became of payments that no guest can finish any more. */
export function paymentsJob(): Job {
  return { name: 'payments', intervalSeconds: MINUTE, run: settlePayments }
}

async function settlePayments(): Promise<void> {
  await settleStalePayments(await bookingEngine(), await paymentProvider())
}

/** Writes to guests who wait for a table, once there is one. */
export function waitlistJob(): Job {
  return { name: 'alerts', intervalSeconds: 30, run: notifyWaiting }
}

async function notifyWaiting(): Promise<void> {
  await notifyWaitlist({
    engine: await bookingEngine(),
    placeOf: async (locationId) => {
      const location = await findBookableLocationById(locationId)
      if (!location || location.comingSoon) return null
      const provider = await bookingProvider(location.bookingProvider)
      if (!provider.ok) return null
      const away = location.bookingProvider !== EMBEDDED_VENDOR
      return { location: { ...location, id: locationId }, provider: provider.value, away }
    },
  })
}

/** Publishes and unpublishes what is due. */
async function publishScheduled(payload: Payload): Promise<void> {
  await payload.jobs.run({ limit: 50, silent: true })
}

/** Deletes what forms brought in and was kept for as long as the settings say. */
async function deleteExpiredSubmissions(payload: Payload, ended: () => boolean): Promise<void> {
  const before = monthsBefore(new Date(), env.retention.post)
  const where = { createdAt: { less_than: before.toISOString() } }
  for (const collection of ['applications', 'enquiries'] as const) {
    await deleteExpired(payload, { collection, where, ended })
  }
  // Who never confirmed is nobody's reader: their address goes with the mail that asked them.
  const asked = new Date(Date.now() - env.retention.mailDays * DAY_MS).toISOString()
  const silent = { state: { equals: 'pending' }, updatedAt: { less_than: asked } }
  await deleteExpired(payload, { collection: 'subscribers', where: silent, ended })
}
