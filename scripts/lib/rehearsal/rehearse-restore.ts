import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { directUrlOf } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { secretFile } from '#lib/security/secret-files.ts'
import { BACKUP_FOLDER, type Env, parseEnv } from '../../../src/env.ts'
import { readManifest } from '../backup-checks.ts'
import { newestBackup } from '../backup-names.ts'
import { examine } from '../doctor/doctor.ts'
import type { Finding } from '../doctor/finding.ts'
import { checkPermissions } from '../doctor/permissions.ts'
import { checkSecrets } from '../doctor/secrets.ts'
import { checkVersions } from '../doctor/versions.ts'
import { restoreBackup } from '../restore.ts'
import { compareFiles, type FileChanges } from './compare-files.ts'
import { compareRows, type TableChange } from './compare-rows.ts'
import { runOnCopy, startOnCopy } from './copy-site.ts'
import { variablesOfCopy } from './copy-variables.ts'
import { type Look, lookAtSite } from './look-at-site.ts'
import { type RowReader, readPostgresRows, readSqliteRows } from './row-digests.ts'
import type { SecondPlace } from './second-place.ts'

/** What a rehearsal of a restore has found; times are in milliseconds. */
export type RestoreRehearsal = {
  archive: string
  made: Date
  restoredIn: number
  tables: TableChange[]
  /** Null where media lie in a bucket, of which an archive has nothing. */
  files: FileChanges | null
  /** Files that documents name and the backup does not have, in the words of `npm run media -- check`. */
  missing: string[]
  /** Null where the secret of the site is a variable. */
  isSecretSame: boolean | null
  doctor: Record<string, Finding[]>
  startedIn: number
  looks: Look[]
  exitCode: number | null
}

type Options = {
  env: Env
  variables: NodeJS.Dict<string>
  archive: string
  /** Told of each step that begins. */
  onStep(title: string): void
}

/** The newest backup of a folder, or the one that is named. Throws an `OperatorError` where there is none. */
export function backupToRehearse(env: Env, named: string | undefined): string {
  const folder = env.backupDir ?? BACKUP_FOLDER
  const archive = named ?? newestBackup(folder)?.file
  if (archive && existsSync(archive)) return path.resolve(archive)
  throw new OperatorError(
    named
      ? `There is no file ${named}.`
      : `There is no backup in ${path.resolve(folder)}: name one (npm run rehearse -- restore FILE), or set BACKUP_DIR.`,
  )
}

/**
 * Restores a backup into a second place, compares it with the data of the site, which may be running and is only read,
 * and starts a site on it.
 */
export async function rehearseRestore(
  { env, variables, archive, onStep }: Options,
  place: SecondPlace,
): Promise<RestoreRehearsal> {
  const made = new Date(readManifest(archive).made)
  onStep('Restoring into a second place')
  const began = performance.now()
  await restoreBackup(place, archive)
  const restoredIn = performance.now() - began
  const ofCopy = variablesOfCopy(variables, place)
  onStep('Bringing it to this release, as a start does')
  await runOnCopy(['scripts/setup.ts'], ofCopy)
  onStep('Comparing it with the data of the site')
  const tables = await compareDatabases(place, env)
  const isInBucket = Boolean(variables.S3_BUCKET)
  const files = isInBucket ? null : compareFiles(place.dataDir, env.dataDir)
  const missing = isInBucket ? [] : await missingFiles(ofCopy)
  const doctor = await examine(
    { env: parseEnv(ofCopy), variables: ofCopy, backups: path.dirname(archive), clock: Date.now },
    { versions: checkVersions, permissions: checkPermissions, secrets: checkSecrets },
  )
  onStep('Starting a site on it')
  const starting = performance.now()
  const site = await startOnCopy(ofCopy)
  const startedIn = performance.now() - starting
  const looks = await lookAtSite(site, place.dataDir).catch(async (error) => {
    await site.kill()
    throw error
  })
  const exitCode = await site.stop()
  const kept = secretOf(env.dataDir)
  const isSecretSame = kept === null ? null : secretOf(place.dataDir) === kept
  return {
    ...{ archive, made, restoredIn, tables, files, missing, isSecretSame, doctor },
    ...{ startedIn, looks, exitCode },
  }
}

async function compareDatabases(place: SecondPlace, env: Env): Promise<TableChange[]> {
  const [backup, site] = [await readerOf(place), await readerOf(env)]
  try {
    return await compareRows(backup, site)
  } finally {
    await backup.close()
    await site.close()
  }
}

async function readerOf(where: {
  dataDir: string
  databaseUrl: string | undefined
  databaseDirectUrl?: string | undefined
}): Promise<RowReader> {
  const url = directUrlOf(where)
  return url ? readPostgresRows(url) : readSqliteRows(where.dataDir)
}

async function missingFiles(variables: Record<string, string>): Promise<string[]> {
  const quiet = { ...variables, LOG_LEVEL: 'error' }
  // 1: something is missing.
  const said = await runOnCopy(['scripts/media.ts', 'check'], quiet, [0, 1])
  return said.split('\n').filter((line) => line.startsWith('missing: '))
}

function secretOf(dataDir: string): string | null {
  const file = secretFile(dataDir)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}
