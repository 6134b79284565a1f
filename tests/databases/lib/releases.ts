import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { Dialect } from '#cms/database/schema-drift.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import type { Place } from '#tests/support/site.ts'
import type { Kept } from './known.ts'
import type { MigrationLists } from './migrations.ts'

/** Where releases keep their installations: a folder each. */
export const FOLDER = path.resolve('tests/databases')
export const MIGRATIONS = 'migrations.json'
/** The database of a site on Postgres, within its archive. */
export const SCRIPT = 'database.sql'
/** What is kept beside an installation, within its archive. */
export const KEPT = 'kept.json'

/** Names of the releases that installations are kept of, the oldest first: migrations are only added. */
export function releases(): string[] {
  const count = (release: string) => Object.values(migrationsOf(release)).flat().length
  return readdirSync(FOLDER)
    .filter((name) => existsSync(path.join(FOLDER, name, MIGRATIONS)))
    .sort((one, other) => count(one) - count(other))
}

/** The oldest and the newest of the releases, which `npm test` upgrades; drills upgrade the others. */
export function outerReleases(): string[] {
  const all = releases()
  return [...new Set([...all.slice(0, 1), ...all.slice(-1)])]
}

/** Where migrations were that have moved since a release listed them. */
const FORMER_PLACE = 'src/house-book/store/'

/** The migrations that a release had, by where they are now. */
export function migrationsOf(release: string): MigrationLists {
  const text = readFileSync(path.join(FOLDER, release, MIGRATIONS), 'utf8')
  return JSON.parse(text.replaceAll(FORMER_PLACE, 'src/storage/')) as MigrationLists
}

/** Archive of a release's installation: its data folder, and what is kept beside it. */
export function archiveOf(release: string, dialect: Dialect): string {
  return path.join(FOLDER, release, `${dialect}.tar.gz`)
}

/** A kept installation that was put back, ready to be upgraded. */
export type Restored = { place: Place; kept: Kept; remove(): Promise<void> }

/** Puts a kept installation into a folder of its own, and on Postgres into a new database of `server`. */
export async function restore(
  release: string,
  dialect: Dialect,
  server: string,
): Promise<Restored> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-kept-'))
  execFileSync('tar', ['-xzf', archiveOf(release, dialect), '--no-same-owner', '-C', dataDir])
  const kept = JSON.parse(readFileSync(path.join(dataDir, KEPT), 'utf8')) as Kept
  const database = dialect === 'postgres' ? await createDatabase(server) : null
  if (database) await run(database.url, readFileSync(path.join(dataDir, SCRIPT), 'utf8'))
  for (const name of [KEPT, SCRIPT]) rmSync(path.join(dataDir, name), { force: true })
  return {
    place: database ? { dataDir, databaseUrl: database.url } : { dataDir },
    kept,
    remove: async () => {
      await database?.drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function run(url: string, script: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(script)
  } finally {
    await client.end()
  }
}
