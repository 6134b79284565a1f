import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { bookingEngine } from '#booking-engine/process.ts'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'
import { type JobRun, jobRuns } from '#lib/metrics/job-runs.ts'
import { currentOutage } from '#lib/outage/current-outage.ts'
import { type BackupRecord, readBackups } from '#lib/system/backup-record.ts'
import { freeBytesOf } from '#lib/system/free-space.ts'
import type { Backlog } from '#outbox/backlog.ts'
import type { AdmissionPolicy } from '#providers/identity/contract.ts'
import { identityProvider } from '#providers/identity/registry.ts'
import { bookingDatabase } from '#storage/process.ts'
import about from '../../../package.json' with { type: 'json' }
import { env } from '../../env.ts'
import { readableMessages } from '../outbox/outbox-access.ts'
import { lastIdentityUse } from '../single-sign-on/identities.ts'

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
  /** Newest first; null where their record cannot be read. */
  backups: (BackupRecord & { isThere: boolean })[] | null
}

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
  const [mail, freeBytes, database, singleSignOn, backups, jobs] = await Promise.all([
    part('mail', () => readMail(req)),
    part('disk', () => freeBytesOf(env.dataDir)),
    part('database', readDatabase),
    part('single sign-on', () => readSingleSignOn(req)),
    part('backups', () =>
      readBackups(env.dataDir).map((one) => ({ ...one, isThere: existsSync(one.file) })),
    ),
    jobRuns(),
  ])
  return {
    ...{ now: Date.now(), mail, freeBytes, database, singleSignOn, backups, jobs },
    outage: currentOutage()?.message ?? null,
    runningMs: process.uptime() * 1000,
    ...{ release: about.version, node: process.versions.node },
  }
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
