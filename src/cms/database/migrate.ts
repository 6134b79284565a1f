import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { directUrlOf, type PostgresAddresses } from '#lib/postgres/addresses.ts'
import { MIGRATION_LOCK_TIMEOUT, runMigrations } from '#lib/postgres/migration-locks.ts'
import { recordOldestRelease } from '#lib/release/oldest-release.ts'

type DatabaseLocation = PostgresAddresses & { dataDir: string }
type Migration = { name: string; hash: string; sql: string }
type Applied = { name: string; hash: string }

const FOLDER = 'src/cms/migrations'

/** Any number that no other program takes for its lock; instances migrate one after the other. */
const LOCK = 7_243_901

const TABLE = `CREATE TABLE IF NOT EXISTS content_migrations (
  name text PRIMARY KEY,
  hash text NOT NULL,
  applied_at text NOT NULL DEFAULT CURRENT_TIMESTAMP
)`
const RECORD = 'INSERT INTO content_migrations (name, hash) VALUES'

/**
 * Names of the migrations that the content database still lacks, in order. Takes some milliseconds
 * and starts no Payload. Throws where a migration was changed after it had been applied.
 */
export async function pendingMigrations(
  where: DatabaseLocation,
  folder = FOLDER,
): Promise<string[]> {
  const all = await migrationsOf(where, folder)
  const url = directUrlOf(where)
  const applied = url ? await withPostgres(url, appliedOnPostgres) : appliedOnSqlite(where)
  return pendingOf(all, applied).map(({ name }) => name)
}

/** Brings the content database up to date; answers with the names of what was applied. */
export async function migrateContent(where: DatabaseLocation, folder = FOLDER): Promise<string[]> {
  const all = await migrationsOf(where, folder)
  const url = directUrlOf(where)
  if (!url) {
    await mkdir(where.dataDir, { recursive: true })
    return migrateSqlite(where, all)
  }
  return withPostgres(url, (client) => runMigrations(() => runNextOnPostgres(client, all)))
}

async function migrationsOf(where: DatabaseLocation, root: string): Promise<Migration[]> {
  const folder = path.resolve(root, where.databaseUrl ? 'postgres' : 'sqlite')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(path.join(folder, file), 'utf8')
      const hash = createHash('sha256').update(sql).digest('hex')
      return { name: path.parse(file).name, hash, sql }
    }),
  )
}

function pendingOf(all: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(applied.map(({ name, hash }) => [name, hash]))
  for (const { name, hash } of all) {
    if (known.has(name) && known.get(name) !== hash) {
      throw new Error(
        `The content database was made by another version of the migration ${name}. ` +
          'A released migration never changes: check out the version that made this database, ' +
          'or, if nothing in it is worth keeping, remove the database and start again.',
      )
    }
  }
  return all.filter(({ name }) => !known.has(name))
}

function sqliteFile({ dataDir }: DatabaseLocation): string {
  return path.resolve(dataDir, 'content.db')
}

function appliedOnSqlite(where: DatabaseLocation): Applied[] {
  if (!existsSync(sqliteFile(where))) return []
  const database = new DatabaseSync(sqliteFile(where), { readOnly: true, timeout: 5000 })
  try {
    const table = `SELECT 1 FROM sqlite_master WHERE name = 'content_migrations'`
    if (!database.prepare(table).get()) return []
    return database.prepare('SELECT name, hash FROM content_migrations').all() as Applied[]
  } finally {
    database.close()
  }
}

async function migrateSqlite(where: DatabaseLocation, all: Migration[]): Promise<string[]> {
  const database = new DatabaseSync(sqliteFile(where), {
    timeout: 30_000,
    // Tables that are made anew are dropped under the feet of those that refer to them.
    enableForeignKeyConstraints: false,
  })
  try {
    database.exec('PRAGMA journal_mode = WAL')
    database.exec('BEGIN IMMEDIATE')
    database.exec(TABLE)
    const applied = database.prepare('SELECT name, hash FROM content_migrations').all()
    const pending = pendingOf(all, applied as Applied[])
    for (const { name, hash, sql } of pending) {
      database.exec(sql)
      database.prepare(`${RECORD} (?, ?)`).run(name, hash)
    }
    await recordOldestRelease('content', async (sql) => database.prepare(sql).all())
    if (pending.length > 0) assertNoBrokenReferences(database)
    database.exec('COMMIT')
    return pending.map(({ name }) => name)
  } finally {
    // Without a commit, closing rolls back.
    database.close()
  }
}

function assertNoBrokenReferences(database: DatabaseSync) {
  const broken = database.prepare('PRAGMA foreign_key_check').all()
  if (broken.length > 0) throw new Error('A migration would leave references to missing rows.')
}

async function appliedOnPostgres(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query(`SELECT to_regclass('content_migrations') AS found`)
  if (!rows[0]?.found) return []
  return (await client.query<Applied>('SELECT name, hash FROM content_migrations')).rows
}

/** Runs the next pending migration; returns its name, or null if there was none. */
async function runNextOnPostgres(client: pg.Client, all: Migration[]): Promise<string | null> {
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(`SET LOCAL lock_timeout = ${MIGRATION_LOCK_TIMEOUT}`)
    await client.query(TABLE)
    const applied = await client.query<Applied>('SELECT name, hash FROM content_migrations')
    const [next] = pendingOf(all, applied.rows)
    if (next) {
      await client.query(next.sql)
      await client.query(`${RECORD} ($1, $2)`, [next.name, next.hash])
    }
    await recordOldestRelease('content', async (sql) => (await client.query(sql)).rows)
    await client.query('COMMIT')
    return next?.name ?? null
  } catch (error) {
    // On a lost connection the server rolls back by itself.
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}

async function withPostgres<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    // Without a commit, the end of the connection rolls back.
    await client.end()
  }
}
