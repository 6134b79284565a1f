import { statSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'
import { type JobRun, jobRuns } from '#lib/metrics/job-runs.ts'
import { currentOutage } from '#lib/outage/current-outage.ts'
import { freeBytesOf } from '#lib/system/free-space.ts'
import type { Backlog } from '#outbox/backlog.ts'
import { remoteFiles } from '#providers/files/registry.ts'
import type { AdmissionPolicy } from '#providers/identity/contract.ts'
import { identityProvider } from '#providers/identity/registry.ts'
import { bookingDatabase } from '#storage/process.ts'
import about from '../../../package.json' with { type: 'json' }
import { env } from '../../env.ts'
import { type BackupState, readBackupState } from '../backups/read-backups.ts'
import { readableMessages } from '../outbox/outbox-access.ts'
import { lastIdentityUse } from '../single-sign-on/identities.ts'
import { readUpdates, type UpdateState } from '../updates/updates.ts'
import { type PriceChangeSummary, readPriceChanges } from './read-price-changes.ts'
import { readStaffState, type StaffState } from './read-staff-state.ts'

/** How a site and its machine are. What cannot be read now is null. */
export type SystemState = {
  /** Instant, ms. */
  now: number
  mail: { hasServer: boolean; lastSent: number | null; backlog: Backlog } | null
  freeBytes: number | null
  database: { kind: 'sqlite' | 'postgres'; version: string; bytes: number } | null
  outage: string | null
  jobs: JobRun[]
  /** How long this instance has run, ms. */
  runningMs: number
  release: string
  node: string
  /** By whom staff are signed in elsewhere, how it is set, and when somebody last was; null = by nobody. */
  singleSignOn: {
    issuer: string
    policy: AdmissionPolicy
    lastUsed: number | null
  } | null
  backups: BackupState | null
  /** Name of the bucket that holds media and resumes, which are then not in backups; null where the disk holds them. */
  bucket: string | null
  /** Newer releases in the feed; `none`: no feed is set. */
  updates: UpdateState | 'not_asked' | 'none' | null
  staff: StaffState | null
  /** Newest first. */
  prices: PriceChangeSummary[] | null
}

/** Changes of prices that are named. */
const PRICE_CHANGES = 3

/** Reads the state of the system; each part by itself, so that one that fails takes no other along. */
export async function readSystemState(req: PayloadRequest): Promise<SystemState> {
  const part = async <T>(what: string, read: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await read()
    } catch (error) {
      req.payload.logger.error({ err: error }, `The state of the ${what} could not be read`)
      return null
    }
  }
  const now = Date.now()
  const [mail, freeBytes, database, singleSignOn, backups, jobs, ...others] = await Promise.all([
    part('mail', () => readMail(req)),
    part('disk', () => freeBytesOf(env.dataDir)),
    part('database', readDatabase),
    part('single sign-on', () => readSingleSignOn(req)),
    part('backups', readBackupState),
    jobRuns(),
    part('updates', () => readUpdateState(req)),
    part('staff', () => readStaffState(req, now)),
    part('prices', () => readPriceChanges(req.payload, PRICE_CHANGES)),
    part('bucket', async () => (await remoteFiles())?.label ?? null),
  ])
  const [updates, staff, prices, bucket] = others
  return {
    ...{ now, mail, freeBytes, database, singleSignOn, backups, jobs },
    ...{ updates, staff, prices, bucket },
    outage: currentOutage()?.message ?? null,
    runningMs: process.uptime() * 1000,
    ...{ release: about.version, node: process.versions.node },
  }
}

async function readUpdateState({
  payload,
}: PayloadRequest): Promise<UpdateState | 'not_asked' | 'none'> {
  const url = env.updatesFeed
  if (!url) return 'none'
  return (await readUpdates(payload, { url, running: about.version })) ?? 'not_asked'
}

async function readMail(req: PayloadRequest): Promise<SystemState['mail']> {
  const { outbox } = await bookingEngine()
  const [backlog, sent] = await Promise.all([
    outbox.backlog(),
    outbox.list({ states: ['sent'], scope: readableMessages(req), limit: 1 }),
  ])
  return { hasServer: env.mail.url !== undefined, lastSent: sent[0]?.endedAt ?? null, backlog }
}

async function readDatabase(): Promise<SystemState['database']> {
  const db = await bookingDatabase()
  if (db.kind === 'sqlite') {
    const [row] = await db.all<{ version: string }>('SELECT sqlite_version() AS version')
    return { kind: db.kind, version: row?.version ?? '', bytes: sizeOfFiles(env.dataDir) }
  }
  const [row] = await db.all<{ version: string; bytes: number }>(
    `SELECT current_setting('server_version') AS version,
       pg_database_size(current_database()) AS bytes`,
  )
  return { kind: db.kind, version: row?.version ?? '', bytes: Number(row?.bytes ?? 0) }
}

async function readSingleSignOn({ payload }: PayloadRequest): Promise<SystemState['singleSignOn']> {
  const provider = await identityProvider()
  if (!provider) return null
  const { issuer, policy } = provider
  return { issuer, policy, lastUsed: await lastIdentityUse(payload, issuer) }
}

/** The SQLite files of a folder, with their journals. */
function sizeOfFiles(folder: string): number {
  return databaseFilesIn(folder)
    .flatMap((name) => [name, `${name}-wal`])
    .reduce((sum, name) => {
      const entry = statSync(path.join(folder, name), { throwIfNoEntry: false })
      return sum + (entry?.size ?? 0)
    }, 0)
}
