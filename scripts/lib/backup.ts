import { execFileSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { databaseFilesIn, isDatabaseFile } from '#lib/data-lock/data-files.ts'
import { isLockFile } from '#lib/data-lock/lock-files.ts'
import { isRestoring } from '#lib/data-lock/restore-marker.ts'
import { MEDIA_CACHE_FOLDER } from '#lib/media/cache-folder.ts'
import { directUrlOf, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { restrictUmask } from '../../src/lib/data-lock/owner-only.ts'
import { checkArchive, copyDatabase, expectRows } from './backup-checks.ts'
import { DUMP, MANIFEST, type Manifest } from './backup-manifest.ts'
import { workFolder } from './backup-names.ts'
import { countDump, dumpPostgres, type RowCounts } from './postgres-tools.ts'

type Where = PostgresAddresses & { dataDir: string; backupDir?: string | null }

/**
 * Writes one archive (tar.gz, readable by its owner only) of a site that may be running: both
 * databases, each as it was at one moment, the media on disk and the secret. Answers its path.
 *
 * It is checked before it gets its name: the databases are whole and have every row that the site's had
 * at that moment, and the archive can be read to its end. With `verify` it is also restored into a folder
 * (or database) of its own and compared. Throws where something is wrong, and leaves no archive.
 */
export async function makeBackup(
  where: Where,
  file: string,
  { verify = false } = {},
): Promise<string> {
  restrictUmask()
  const before = entriesOf(where.dataDir)
  const archive = path.resolve(file)
  // Each would have all before it in it, and the one under way a copy of itself.
  if (path.dirname(archive) === path.resolve(where.dataDir))
    throw new OperatorError(
      'Backups are kept in a folder of their own, not in the data folder itself. Name another one: BACKUP_DIR, or npm run backup -- folder.',
    )
  mkdirSync(path.dirname(archive), { recursive: true })
  const work = workFolder(path.dirname(archive))
  try {
    const folder = path.join(work, 'site')
    mkdirSync(folder)
    const about: Manifest = {
      format: 1,
      database: where.databaseUrl ? 'postgres' : 'sqlite',
      made: new Date().toISOString(),
      rows: await copyDatabases(where, folder),
    }
    // After the databases: a file is there before the document that names it.
    copyFiles(where, archive, folder)
    expectSame(where.dataDir, before)
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify(about))
    const made = path.join(work, 'backup.tar.gz')
    // Made for its owner's eyes before the first byte of it is written.
    closeSync(openSync(made, 'w', 0o600))
    execFileSync('tar', ['-czf', made, '-C', folder, '.'])
    await checkArchive(where, made, { folder, trial: verify ? path.join(work, 'trial') : null })
    flush(made)
    renameSync(made, archive)
    flush(path.dirname(archive))
    return archive
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

/** Names and inode numbers of the entries of a data folder, which stay the same unless it is restored into. */
function entriesOf(dataDir: string): string[] {
  if (isRestoring(dataDir)) {
    throw new OperatorError(
      `A restore into ${path.resolve(dataDir)} is in progress or was interrupted, so there is nothing complete to ` +
        'back up: let it finish, or restore again (npm run restore).',
    )
  }
  return ['.', ...databaseFilesIn(dataDir), 'media', 'private', 'secrets'].flatMap((name) => {
    const entry = lstatSync(path.join(dataDir, name), { throwIfNoEntry: false })
    return entry ? [`${name} ${entry.ino}`] : []
  })
}

/** Throws where a restore has begun since, or has begun and ended. */
function expectSame(dataDir: string, before: string[]) {
  const after = new Set(entriesOf(dataDir))
  if (before.every((entry) => after.has(entry))) return
  throw new OperatorError(
    `${path.resolve(dataDir)} was replaced while it was being backed up: please run the backup again.`,
  )
}

/** Has a file or the names in a folder on the disk, and not only on their way there. */
function flush(name: string) {
  const open = openSync(name, 'r')
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

/** Copies the databases, and answers how many rows they have: as many as the site's had at that moment. */
async function copyDatabases(where: Where, folder: string) {
  const rows: Record<string, RowCounts> = {}
  const url = directUrlOf(where)
  if (url) {
    const dump = path.join(folder, DUMP)
    rows[DUMP] = await dumpPostgres(url, dump)
    expectRows(DUMP, await countDump(dump), rows[DUMP])
  }
  for (const name of databaseFilesIn(where.dataDir)) {
    rows[name] = await copyDatabase(path.join(where.dataDir, name), path.join(folder, name))
  }
  return rows
}

/** Everything but the databases and their journals: media, résumés, the secret. */
function copyFiles({ dataDir, backupDir }: Where, archive: string, to: string) {
  if (!existsSync(dataDir)) return
  const where = { dataDir, backups: [backupDir, path.dirname(archive)] }
  const isWanted = (file: string) => isCopied(where, file)
  for (const name of readdirSync(dataDir)) {
    if (isDatabaseFile(name)) continue
    copyStanding(path.join(dataDir, name), path.join(to, name), isWanted)
  }
}

/** A data folder, and the folders that its backups are in. */
export type CopiedFrom = { dataDir: string; backups: readonly (string | null | undefined)[] }

/**
 * Whether a file or folder of a data folder goes into backups: what says who uses it does not, nor copies of media, nor
 * the folders that `backups` are in.
 */
export function isCopied(where: CopiedFrom, file: string): boolean {
  const [home, one] = [path.resolve(where.dataDir), path.resolve(file)]
  if (one === home) return true
  if (where.backups.some((folder) => folder && path.resolve(folder) === one)) return false
  const name = path.basename(one)
  return path.dirname(one) !== home || !(isLockFile(name) || name === MEDIA_CACHE_FOLDER)
}

/** Copies a file or a folder as far as it stands: one that goes meanwhile is no part of the backup. */
function copyStanding(from: string, to: string, isWanted: (file: string) => boolean) {
  const entry = lstatSync(from, { throwIfNoEntry: false })
  if (!entry || !isWanted(from)) return
  if (!entry.isDirectory()) return copyFile(from, to)
  mkdirSync(to, { mode: entry.mode & 0o777 })
  for (const name of readdirSync(from))
    copyStanding(path.join(from, name), path.join(to, name), isWanted)
}

function copyFile(from: string, to: string) {
  try {
    cpSync(from, to, { preserveTimestamps: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
