import { randomUUID } from 'node:crypto'
import { readGlobal } from '#data/content/read-global.ts'
import { findBookableLocation } from '#data/locations/booking-locations.ts'
import { addressCounts } from '#lib/address-counts/address-counts.ts'
import { deriveSecret } from '#lib/security/secrets.ts'
import { countBuffer } from '#lib/site-counts/count-buffer.ts'
import { purgeAddressCounts, writeAddressCounts } from '#storage/address-counts.ts'
import { bookingDatabase } from '#storage/process.ts'
import { purgeSiteCounts, writeSiteCounts } from '#storage/site-counts.ts'
import { env } from '../env.ts'
import { addressRows } from './address-rows.ts'
import { BatchWriter } from './batch-writer.ts'
import { SiteCountsWriter } from './site-counts.ts'
import type { Job } from './ticker.ts'

/** Counts that a process holds are lost if it is killed: those of this time at most, s. */
const INTERVAL_S = 10

const groupTimeZone = async () => (await readGlobal('settings', 0))?.timeZone ?? 'UTC'

/** Writes down what this instance has counted; see `SiteCountsWriter`. */
export function siteCountsJob(): Job {
  const writer = new SiteCountsWriter({
    instance: randomUUID(),
    take: () => countBuffer().take(),
    place: async (uid) => {
      const found = await findBookableLocation(uid)
      return found && { id: String(found.id), timeZone: found.timeZone }
    },
    timeZone: groupTimeZone,
    write: async (batch) => writeSiteCounts(await bookingDatabase(), batch),
    secret: deriveSecret(env.secret, 'site-counts'),
  })
  return { name: 'site-counts', intervalSeconds: INTERVAL_S, run: () => writer.run() }
}

/** Writes down which addresses this instance was asked for, by the group's days (spec:operations.address-counts). */
export function addressCountsJob(): Job {
  const writer = new BatchWriter({
    instance: randomUUID(),
    take: () => addressCounts().take(),
    toRows: async (counts) => addressRows(counts, await groupTimeZone()),
    write: async (batch) => writeAddressCounts(await bookingDatabase(), batch),
  })
  return { name: 'address-counts', intervalSeconds: INTERVAL_S, run: () => writer.run() }
}

/** Deletes counts that are too old to be shown: once this process has started, and whenever a day has ended. */
export function siteCountsRetentionJob(): Job {
  let purged = ''
  const run = async () => {
    const today = new Date().toISOString().slice(0, 10)
    if (today === purged) return
    const db = await bookingDatabase()
    await purgeSiteCounts(db, today)
    await purgeAddressCounts(db, today)
    purged = today
  }
  return { name: 'site-counts-retention', intervalSeconds: 60 * 60, run }
}
