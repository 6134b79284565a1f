import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'
import { directUrlOf, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { DUMP, MANIFEST, manifest } from './backup-manifest.ts'
import { digestsOf } from './digest.ts'
import { type RowCounts, tryDump } from './postgres-tools.ts'

/**
 * SQLite's online copy: whole, and with every row that the original has at that moment, whoever writes
 * meanwhile. Answers how many rows that is. Throws where either is damaged, or the original is not free for
 * `patienceMs`.
 */
export async function copyDatabase(
  from: string,
  to: string,
  patienceMs = 30_000,
): Promise<RowCounts> {
  const original = new DatabaseSync(from, { readOnly: true, timeout: patienceMs })
  try {
    // What is counted and what is copied are of one moment.
    original.exec('BEGIN')
    const rows = asDamage(from, () => countRows(original))
    const copy = `${to}.copy`
    await backup(original, copy).catch((error) => asDamage(from, () => rethrow(error)))
    expectRows(path.basename(from), checkDatabase(copy, from), rows)
    writeWithoutFreePages(copy, to)
    expectRows(path.basename(from), checkDatabase(to, from), rows)
    return rows
  } finally {
    original.close()
  }
}

/** Writes a SQLite file anew and deletes it: what was erased from it can still stand in pages that nothing uses. */
function writeWithoutFreePages(file: string, to: string): void {
  const database = new DatabaseSync(file)
  try {
    database.prepare('VACUUM INTO ?').run(to)
  } finally {
    database.close()
  }
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
}

/** Throws where a SQLite file, known to people as `name`, is damaged; answers how many rows it has. */
export function checkDatabase(file: string, name = file): RowCounts {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return asDamage(name, () => {
      const [result] = database.prepare('PRAGMA integrity_check(1)').all()
      if (result?.integrity_check !== 'ok') throw damaged(name, String(result?.integrity_check))
      return countRows(database)
    })
  } finally {
    database.close()
  }
}

/** SQLite's results for a file that is damaged, or no database. */
const DAMAGED = new Set([11, 26])

/** Runs `look`; rethrows SQLite's damage codes as damage, and any other failure as one to copy. */
function asDamage<T>(file: string, look: () => T): T {
  try {
    return look()
  } catch (error) {
    if (error instanceof OperatorError) throw error
    const { errcode = 0, message } = error as Error & { errcode?: number }
    if (DAMAGED.has(errcode & 0xff)) throw damaged(file, message)
    throw new OperatorError(`${path.basename(file)} could not be copied (${message}).`)
  }
}

function damaged(file: string, why: string): OperatorError {
  return new OperatorError(
    `${path.basename(file)} is damaged (${why.replaceAll(/\s+/g, ' ')}). ` +
      'Restore the last good backup: npm run restore.',
  )
}

function rethrow(error: unknown): never {
  throw error
}

const TABLES = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`

function countRows(database: DatabaseSync): RowCounts {
  const rows: RowCounts = {}
  for (const { name } of database.prepare(TABLES).all()) {
    const quoted = String(name).replaceAll('"', '""')
    rows[String(name)] = Number(database.prepare(`SELECT count(*) AS n FROM "${quoted}"`).get()?.n)
  }
  return rows
}

/** Throws where a copy has not as many rows of a table as the original. */
export function expectRows(name: string, found: RowCounts, wanted: RowCounts): void {
  for (const [table, had] of Object.entries(wanted)) {
    const has = found[table] ?? 0
    if (has === had) continue
    throw new OperatorError(
      `${name} has ${has} rows of ${table} in the backup, and ${had} on the site.`,
    )
  }
}

/**
 * Reads an archive to its end; where a folder for a `trial` is given it is restored there, and all of it
 * compared with the `folder` that it was made of. Throws where they differ.
 */
export async function checkArchive(
  where: PostgresAddresses,
  archive: string,
  { folder, trial }: { folder: string; trial: string | null },
): Promise<void> {
  readArchive(archive, ['-tzf', archive], 'ignore')
  if (trial === null) return
  const about = unpack(archive, trial)
  const [wanted, found] = [digestsOf(folder), digestsOf(trial)]
  for (const name of new Set([...wanted.keys(), ...found.keys()])) {
    if (wanted.get(name) === found.get(name)) continue
    throw new OperatorError(`${name} differs between the backup and the site.`)
  }
  const url = directUrlOf(where)
  if (!url) return
  const rows = await tryDump(url, path.join(trial, DUMP))
  expectRows(DUMP, rows, about.rows?.[DUMP] ?? {})
}

/**
 * Unpacks an archive into a folder and checks its databases; answers what it says of itself. Throws where
 * it is damaged.
 */
export function unpack(archive: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  readArchive(archive, ['-xzf', archive, '-C', folder], 'ignore')
  const about = readManifest(archive)
  for (const name of databaseFilesIn(folder)) {
    const rows = checkDatabase(path.join(folder, name))
    if (about.rows?.[name]) expectRows(name, rows, about.rows[name])
  }
  return about
}

/** The manifest of an archive. */
export function readManifest(archive: string) {
  const said = readArchive(archive, ['-xzOf', archive, `./${MANIFEST}`], 'pipe')
  return manifest.parse(JSON.parse(said.toString()))
}

/** Runs tar over an archive, and answers what it printed; what tar refuses is said in its own words. */
function readArchive(archive: string, args: string[], output: 'pipe' | 'ignore'): Buffer {
  if (!existsSync(archive)) throw new OperatorError(`There is no file ${archive}.`)
  try {
    return execFileSync('tar', args, { stdio: ['ignore', output, 'pipe'] })
  } catch (failure) {
    const { stderr, message } = failure as Error & { stderr?: Buffer }
    const [said = message] = stderr?.toString().trim().split('\n') ?? []
    throw new OperatorError(`${archive} cannot be read as a backup (${said}).`)
  }
}
