import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { OperatorError } from '#lib/process/operator-error.ts'
import { isAbandoned } from './backup-names.ts'

/** Rows by table (`booking.units`). */
export type RowCounts = Record<string, number>

/** Writes a Postgres database to a file as it is at one moment; answers how many rows it had then. */
export async function dumpPostgres(url: string, file: string): Promise<RowCounts> {
  return withClient(url, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const rows = await countRows(client)
    const { rows: exported } = await client.query('SELECT pg_export_snapshot() AS snapshot')
    runDump(url, file, [`--snapshot=${exported[0].snapshot}`])
    return rows
  })
}

/** Writes a Postgres database to a file by `pg_dump`. */
export function runDump(url: string, file: string, how: string[] = []): void {
  runTool('pg_dump', url, ['--format=custom', '--no-owner', ...how, `--file=${file}`])
}

/** Replaces a Postgres database by a dump, in one transaction. */
export function loadPostgres(url: string, file: string): void {
  const how = ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error']
  runTool('pg_restore', url, [...how, file])
}

/** Loads a dump into a database of its own on the server of `url`, and answers how many rows it has there. */
export async function tryDump(url: string, file: string): Promise<RowCounts> {
  const trial = await createTrialDatabase(url)
  try {
    loadPostgres(trial.url, file)
    return await withClient(trial.url, countRows)
  } finally {
    await trial.drop()
  }
}

/** Makes an empty database on the server of `url`; one that is never dropped goes when a later one is made. */
export async function createTrialDatabase(
  url: string,
): Promise<{ url: string; drop(): Promise<void> }> {
  const trial = new URL(url)
  trial.pathname = `/tableside_trial_${Date.now()}_${randomBytes(4).toString('hex')}`
  const name = trial.pathname.slice(1)
  await dropTrials(url)
  await withClient(url, (client) => client.query(`CREATE DATABASE ${name} TEMPLATE template0`))
  const drop = `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`
  return {
    url: trial.href,
    drop: async () => void (await withClient(url, (client) => client.query(drop))),
  }
}

/** How large a Postgres database is, bytes. */
export async function postgresSize(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query('SELECT pg_database_size(current_database()) AS bytes')
    return Number(rows[0].bytes)
  })
}

/** Whether the user of an address may make databases, as a trial needs. */
export async function mayMakeDatabases(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(
      'SELECT rolcreatedb OR rolsuper AS may FROM pg_roles WHERE rolname = current_user',
    )
    return rows[0]?.may === true
  })
}

/** Drops what backups that were killed have left behind. */
async function dropTrials(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT datname AS name FROM pg_database WHERE datname LIKE 'tableside\\_trial\\_%'`,
    )
    for (const { name } of rows) {
      const made = Number(/^tableside_trial_(\d+)_[0-9a-f]+$/.exec(name)?.[1])
      // Somebody else's that we may not drop does not keep us from trying our own.
      if (isAbandoned(made))
        await client.query(`DROP DATABASE ${name} WITH (FORCE)`).catch(() => {})
    }
  })
}

/** How many rows a dump has; reads all of it, and needs no server. Throws where it cannot be read. */
export async function countDump(file: string): Promise<RowCounts> {
  const args = ['--data-only', '--file=-', file]
  const child = spawn(postgresTool('pg_restore'), args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const complaint = text(child.stderr)
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const rows: RowCounts = {}
  let table: string | null = null
  for await (const line of linesOf(child.stdout)) {
    if (line === '\\.') table = null
    else if (table !== null) rows[table] = (rows[table] ?? 0) + 1
    else table = /^COPY (\S+) .*FROM stdin;$/.exec(line)?.[1]?.replaceAll('"', '') ?? null
    if (table !== null) rows[table] ??= 0
  }
  if ((await ended) !== 0) throw new Error(`pg_restore failed: ${(await complaint).trim()}`)
  return rows
}

/** Lines end with a line feed and nothing else: rows may have other ends of lines in them (U+2028). */
async function* linesOf(stream: Readable): AsyncGenerator<string> {
  let begun = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines: string[] = (chunk as string).split('\n')
    lines[0] = begun + lines[0]
    begun = lines.pop() ?? ''
    yield* lines
  }
  if (begun !== '') yield begun
}

/** Tables that a dump has the rows of: what belongs to an extension comes with the extension. */
const TABLES = `SELECT n.nspname || '.' || c.relname AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND c.relpersistence <> 't'
    AND n.nspname NOT IN ('pg_catalog', 'information_schema')
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  ORDER BY 1`

async function countRows(client: pg.Client): Promise<RowCounts> {
  const rows: RowCounts = {}
  for (const { name } of (await client.query<{ name: string }>(TABLES)).rows) {
    const quoted = name.split('.').map((part) => client.escapeIdentifier(part))
    const counted = await client.query(`SELECT count(*) AS n FROM ONLY ${quoted.join('.')}`)
    rows[name] = Number(counted.rows[0].n)
  }
  return rows
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Runs a Postgres tool on the database of `url`. The password goes by the environment: arguments
 * are seen by everybody on the machine, and stand in the messages of errors.
 */
function runTool(name: 'pg_dump' | 'pg_restore', url: string, args: string[]) {
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
  throw new OperatorError(
    `${name} is needed for a site on Postgres: apt-get install postgresql-client. ` +
      'Your provider’s own backups of the database, with a copy of the media, work as well.',
  )
}

/** Folders to search for the tools: Debian's, newest version first, then PATH. */
function foldersOfTools(): string[] {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  versions.sort((a, b) => Number(b) - Number(a))
  return [
    ...versions.map((version) => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
}
