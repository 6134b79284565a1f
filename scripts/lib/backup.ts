import { execFileSync, spawnSync } from 'node:child_process'
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
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import type { Env } from '../../src/env.ts'

type Where = Pick<Env, 'databaseUrl' | 'dataDir'>

const DUMP = 'database.dump'
const manifest = z.object({
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
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(about))
    // Made for its owner's eyes before the first byte of it is written.
    closeSync(openSync(archive, 'w', 0o600))
    chmodSync(archive, 0o600)
    execFileSync('tar', ['-czf', archive, '-C', folder, '.'])
    return archive
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Puts a backup in the place of the site's data; the site must not be running. What was there is
 * kept in the folder whose path is answered (null where there was nothing), but for a Postgres
 * database, which is replaced in one transaction. A damaged archive changes nothing.
 */
export function restoreBackup(where: Where, archive: string): string | null {
  const home = path.resolve(where.dataDir)
  mkdirSync(path.dirname(home), { recursive: true })
  const folder = mkdtempSync(`${home}.restore-`)
  try {
    execFileSync('tar', ['-xzf', path.resolve(archive), '-C', folder])
    const about = manifest.parse(JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8')))
    const wanted = where.databaseUrl ? 'postgres' : 'sqlite'
    if (about.database !== wanted) {
      throw new Error(`The backup is of a site on ${about.database}; this one is on ${wanted}.`)
    }
    for (const name of databasesOf(folder)) checkDatabase(path.join(folder, name))
    if (where.databaseUrl) loadPostgres(where.databaseUrl, path.join(folder, DUMP))
    rmSync(path.join(folder, 'manifest.json'))
    rmSync(path.join(folder, DUMP), { force: true })
    return swap(home, folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Names of the SQLite files of a data folder. */
function databasesOf(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.db')) : []
}

/** Everything but the databases and their journals: media, résumés, the secret. */
function copyFiles(from: string, to: string) {
  if (!existsSync(from)) return
  for (const name of readdirSync(from)) {
    if (/\.db(-wal|-shm|-journal)?$/.test(name)) continue
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

function checkDatabase(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const [result] = database.prepare('PRAGMA integrity_check').all()
    if (result?.integrity_check !== 'ok') throw new Error(`${path.basename(file)} is damaged.`)
  } finally {
    database.close()
  }
}

function swap(home: string, folder: string): string | null {
  const old = existsSync(home) ? `${home}.before-${Date.now()}` : null
  if (!old) {
    renameSync(folder, home)
    return null
  }
  try {
    renameSync(home, old)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EBUSY' && code !== 'EXDEV') throw error
    replaceContents(home, folder, old)
    return old
  }
  renameSync(folder, home)
  return old
}

/**
 * Puts what is in `folder` in the place of what is in `home`, which is kept in `old`: for a mounted
 * data folder, which itself cannot be moved.
 */
export function replaceContents(home: string, folder: string, old: string): void {
  mkdirSync(old, { mode: 0o700 })
  cpSync(home, old, { recursive: true, preserveTimestamps: true })
  for (const name of readdirSync(home)) rmSync(path.join(home, name), { recursive: true })
  cpSync(folder, home, { recursive: true, preserveTimestamps: true })
}

function dumpPostgres(url: string, file: string) {
  runPostgres('pg_dump', url, ['--format=custom', '--no-owner', `--file=${file}`])
}

function loadPostgres(url: string, file: string) {
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  runPostgres('pg_restore', url, [...how, file])
}

/**
 * Runs a Postgres tool on the database of `url`. The password goes by the environment: arguments
 * are seen by everybody on the machine, and stand in the messages of errors.
 */
function runPostgres(name: 'pg_dump' | 'pg_restore', url: string, args: string[]) {
  const { database, password } = withoutPassword(url)
  const run = spawnSync(postgresTool(name), [`--dbname=${database}`, ...args], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  })
  if (run.error) throw new Error(`${name} did not start.`)
  if (run.status !== 0) throw new Error(`${name} failed: ${run.stderr.trim()}`)
}

/** A database's address that may be shown, and the password that it came with. */
export function withoutPassword(url: string): { database: string; password: string } {
  const address = new URL(url)
  const password = decodeURIComponent(address.password) || address.searchParams.get('password')
  address.password = ''
  address.searchParams.delete('password')
  return { database: address.href, password: password ?? '' }
}

/** The newest installed copy of a Postgres tool; throws with advice where there is none. */
export function postgresTool(
  name: 'pg_dump' | 'pg_restore',
  folders: string[] = foldersOfTools(),
): string {
  const found = folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
  if (found) return found
  throw new Error(
    `${name} is needed for a site on Postgres: apt-get install postgresql-client. ` +
      'Your provider’s own backups of the database, with a copy of the media, do as well.',
  )
}

/** Where Debian has the tools, the newest first, and where programs are found by their name. */
function foldersOfTools(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  versions.sort((a, b) => Number(b) - Number(a))
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
}
