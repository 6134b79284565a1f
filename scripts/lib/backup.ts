import { execFileSync } from 'node:child_process'
import {
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { notData, RESTORING } from '../../src/lib/data-lock/own-files.ts'
import { OperatorError } from '../../src/lib/operator-error.ts'
import { checkArchive, copyDatabase, databasesOf, expectRows } from './backup-checks.ts'
import { DUMP, MANIFEST, type Manifest } from './backup-manifest.ts'
import { countDump, dumpPostgres, type RowCounts } from './postgres-tools.ts'

type Where = { databaseUrl?: string | undefined; dataDir: string }

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
  if (existsSync(path.join(where.dataDir, RESTORING))) throw halfRestored(where.dataDir)
  const archive = path.resolve(file)
  mkdirSync(path.dirname(archive), { recursive: true })
  const work = mkdtempSync(path.join(path.dirname(archive), '.backup-'))
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
    copyFiles(where.dataDir, folder)
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify(about))
    const made = path.join(work, 'backup.tar.gz')
    // Made for its owner's eyes before the first byte of it is written.
    closeSync(openSync(made, 'w', 0o600))
    execFileSync('tar', ['-czf', made, '-C', folder, '.'])
    await checkArchive(where, made, { folder, trial: verify ? path.join(work, 'trial') : null })
    renameSync(made, archive)
    return archive
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function halfRestored(dataDir: string): OperatorError {
  return new OperatorError(
    `A restore into ${path.resolve(dataDir)} was cut off, so there is nothing whole to back up: ` +
      'restore once more (npm run restore).',
  )
}

/** Copies the databases, and answers how many rows they have: as many as the site's had at that moment. */
async function copyDatabases(where: Where, folder: string) {
  const rows: Record<string, RowCounts> = {}
  if (where.databaseUrl) {
    const dump = path.join(folder, DUMP)
    rows[DUMP] = await dumpPostgres(where.databaseUrl, dump)
    expectRows(DUMP, await countDump(dump), rows[DUMP])
  }
  for (const name of databasesOf(where.dataDir)) {
    rows[name] = await copyDatabase(path.join(where.dataDir, name), path.join(folder, name))
  }
  return rows
}

/** Everything but the databases and their journals: media, résumés, the secret. */
function copyFiles(from: string, to: string) {
  if (!existsSync(from)) return
  for (const name of readdirSync(from)) {
    if (/\.db(-wal|-shm|-journal)?$/.test(name) || notData(name)) continue
    copyStanding(path.join(from, name), path.join(to, name))
  }
}

/** Copies a file or a folder as far as it stands: one that goes meanwhile is no part of the backup. */
function copyStanding(from: string, to: string) {
  const entry = lstatSync(from, { throwIfNoEntry: false })
  if (!entry) return
  if (!entry.isDirectory()) return copyFile(from, to)
  mkdirSync(to, { mode: entry.mode & 0o777 })
  for (const name of readdirSync(from)) copyStanding(path.join(from, name), path.join(to, name))
}

function copyFile(from: string, to: string) {
  try {
    cpSync(from, to, { preserveTimestamps: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}
