import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { notData } from '../../src/lib/data-lock/own-files.ts'
import { dumpPostgres } from './postgres-tools.ts'

type Where = { databaseUrl?: string | undefined; dataDir: string }

/** Names in an archive: the dump of a Postgres database, and what the archive says of itself. */
export const DUMP = 'database.dump'
export const MANIFEST = 'manifest.json'

export const manifest = z.object({
  format: z.literal(1),
  database: z.enum(['sqlite', 'postgres']),
  made: z.iso.datetime(),
})
type Manifest = z.infer<typeof manifest>

/**
 * Writes one archive (tar.gz, readable by its owner only) of a site that may be running: both
 * databases, each as it was at one moment, the media on disk and the secret. Answers its path.
 */
export async function makeBackup(where: Where, file: string): Promise<string> {
  const archive = path.resolve(file)
  mkdirSync(path.dirname(archive), { recursive: true })
  const folder = mkdtempSync(path.join(path.dirname(archive), '.backup-'))
  try {
    if (where.databaseUrl) dumpPostgres(where.databaseUrl, path.join(folder, DUMP))
    for (const name of databasesOf(where.dataDir)) {
      await copyDatabase(path.join(where.dataDir, name), path.join(folder, name))
    }
    // After the databases: a file is there before the document that names it.
    copyFiles(where.dataDir, folder)
    const about: Manifest = {
      format: 1,
      database: where.databaseUrl ? 'postgres' : 'sqlite',
      made: new Date().toISOString(),
    }
    writeFileSync(path.join(folder, MANIFEST), JSON.stringify(about))
    // Made for its owner's eyes before the first byte of it is written.
    closeSync(openSync(archive, 'w', 0o600))
    chmodSync(archive, 0o600)
    execFileSync('tar', ['-czf', archive, '-C', folder, '.'])
    return archive
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Names of the SQLite files of a data folder. */
export function databasesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
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

/** SQLite's online copy: consistent, whoever writes meanwhile. */
async function copyDatabase(from: string, to: string) {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 30_000 })
  try {
    await backup(database, to)
  } finally {
    database.close()
  }
}

/** Throws where a SQLite file is damaged. */
export function checkDatabase(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [result] = database.prepare('PRAGMA integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error(`${path.basename(file)} is damaged.`)
  } finally {
    database.close()
  }
}
