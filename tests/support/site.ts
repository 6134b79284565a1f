import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addDays } from '#lib/time/dates.ts'
import { instantOf, localOf } from '#lib/time/time.ts'
import { weekdayOf } from '#lib/time/weekdays.ts'
import { freePort } from '#scripts/lib/free-port.ts'
import { COMPILED } from '../../scripts/lib/bootstrap.mjs'
import { createDatabase } from './postgres.ts'

/** Where a site has its data: on disk, and on Postgres where `databaseUrl` is given. */
export type Place = {
  dataDir: string
  databaseUrl?: string
  databaseDirectUrl?: string
  /** Passwords are hashed with few rounds there, by every process (`quick-hashes.ts`). */
  quickHashes?: boolean
}

/** A set-up site, made to be copied, and who may log in to it for the first time. */
export type Seed = Place & { staff: { email: string; password: string } }

/** A site that listens. */
export type Site = {
  /** Its origin, without a trailing slash. */
  url: string
  /** Its own copy of the data. */
  dataDir: string
  /** Its own database on a Postgres server, where it is on one. */
  databaseUrl: string | undefined
  /** As its seed has it (`Place`). */
  quickHashes: boolean
  pid: number
  /** What it has written so far. */
  log(): string
  /** The time by its clock (epoch ms). */
  now(): number
  /** Ends it in order, and removes its data. */
  stop(): Promise<void>
  /** The code that it ended with, once it has; null where a signal ended it. */
  ended: Promise<number | null>
  /** Ends it as a power cut would (kill -9); its data stay, for `startSite({ seed, keep })`. */
  kill(): Promise<void>
}

const SECRET = 'the secret of every site that a test starts'
const BUILD = '.next/BUILD_ID'
const VANCOUVER = 'America/Vancouver'
const CLOCK = new URL('./clock-ahead.ts', import.meta.url).href
const QUICK_HASHES = new URL('./quick-hashes.ts', import.meta.url).href

type SeedOptions = {
  /** A Postgres server for the data; SQLite unless given. */
  postgres?: string
  /** The address of a database of that server by way of a pooler. */
  pooler?: (database: string) => string
  /** Options of `npm run setup`. */
  options?: readonly string[]
  /** See `Place`; the product's own rounds unless told. */
  quickHashes?: boolean
}

/** Sets a site up with the demo group, or with what the options say. */
export async function makeSeed({
  postgres,
  pooler,
  options = [],
  quickHashes = false,
}: SeedOptions = {}): Promise<Seed> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-seed-'))
  const place: Place = { dataDir, quickHashes }
  if (postgres) {
    const { url } = await createDatabase(postgres)
    Object.assign(
      place,
      pooler ? { databaseUrl: pooler(url), databaseDirectUrl: url } : { databaseUrl: url },
    )
  }
  const child = spawn(process.execPath, ['scripts/setup.ts', ...options], {
    env: environment(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = collect(child)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error(`Setting up a site for the tests failed:\n${log()}`)
  return { ...place, staff: firstStaff(log()) }
}

/** The account that the set-up made and printed, with its password for one use. */
function firstStaff(log: string): Seed['staff'] {
  const [, email, password] = /^ +email +(\S+)\n +password +(\S+)/m.exec(log) ?? []
  if (!email || !password) throw new Error(`The set-up printed no staff account:\n${log}`)
  return { email, password }
}

export type SiteOptions = {
  /** The data to start from. */
  seed: Place
  /** Work on the seed itself and not on a copy, which `stop` then leaves where it is. */
  keep?: boolean
  /** Changes the data before it starts, so that it knows nothing else from its first moment on. */
  prepare?: (data: Place) => void
  /** Variables on top of the tests' own. */
  env?: Record<string, string>
  /**
   * The time of day in Vancouver at which its clock begins, `15:00`, or that of a day of the week,
   * `friday 15:00`: the next one, so that what a test sees does not depend on the hour at which it runs.
   * On SQLite only; the machine's clock unless told.
   */
  at?: string
  /** Folder of the checkout whose build is started; this one unless told. */
  checkout?: string
}

/** What the sites that run have written, by their origins. */
const logs = new Map<string, () => string>()

/** Warnings and errors of the sites that run, with what is no line of a log: why a site failed, beside a test that did. */
export function complaintsOfSites(): string {
  const lines = [...logs].flatMap(([url, log]) => [url, ...log().split('\n').filter(isComplaint)])
  return lines.join('\n')
}

function isComplaint(line: string): boolean {
  return line !== '' && !/^\{"level":(?:10|20|30),/.test(line)
}

/** Starts the built site on a free port, on a copy of the seed's data; resolves when it listens. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { seed, keep = false, prepare, env = {}, at, checkout = '.' } = options
  if (!existsSync(path.join(checkout, BUILD)))
    throw new Error('There is no build to test. Run: npm run build')
  const own = keep ? { ...seed, drop: async () => {} } : await copyOf(seed)
  prepare?.(own)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const ahead = at === undefined ? 0 : untilNext(at)
  const variables = environment(own)
  const clock = ahead > 0 ? { CLOCK_AHEAD: String(ahead) } : {}
  const flags = [variables.NODE_OPTIONS, ahead > 0 && `--import=${CLOCK}`, env.NODE_OPTIONS]
  const child = spawn(process.execPath, ['front/server.ts'], {
    env: {
      ...variables,
      ...{ PORT: String(port), PUBLIC_URL: url, ...clock, ...env },
      NODE_OPTIONS: flags.filter(Boolean).join(' '),
    },
    cwd: checkout,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = collect(child)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const end = () => child.kill('SIGKILL')
  process.once('exit', end)
  await listening(child, log)
  logs.set(url, log)
  const finish = async (signal: NodeJS.Signals) => {
    logs.delete(url)
    process.off('exit', end)
    child.kill(signal)
    await ended
  }
  return {
    url,
    dataDir: own.dataDir,
    databaseUrl: own.databaseUrl,
    quickHashes: own.quickHashes ?? false,
    pid: child.pid ?? 0,
    log,
    now: () => Date.now() + ahead,
    ended,
    kill: () => finish('SIGKILL'),
    async stop() {
      await finish('SIGTERM')
      await own.drop()
    },
  }
}

/** Milliseconds from now until it is `at` in Vancouver the next time: `15:00`, or `friday 15:00`. */
function untilNext(at: string): number {
  const [time = '', weekday] = at.split(' ').toReversed()
  const now = Date.now()
  const today = localOf(now, VANCOUVER).slice(0, 10)
  const next = Array.from({ length: 9 }, (_, days) => addDays(today, days))
    .filter((date) => weekday === undefined || weekdayOf(date) === weekday)
    .map((date) => instantOf(`${date}T${time}`, VANCOUVER) ?? 0)
    .find((instant) => instant > now)
  if (next === undefined) throw new Error(`There is no ${at} within the next week.`)
  return next - now
}

async function copyOf(seed: Place): Promise<Place & { drop(): Promise<void> }> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-site-'))
  cpSync(seed.dataDir, dataDir, { recursive: true })
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  const { quickHashes } = seed
  if (!seed.databaseUrl) return { dataDir, quickHashes, drop: async () => remove() }
  const database = await createDatabase(seed.databaseUrl, { template: true })
  const drop = async () => {
    await database.drop()
    remove()
  }
  return { dataDir, databaseUrl: database.url, quickHashes, drop }
}

/**
 * The variables of a site on these data. Time zone, place and secret are the same in every run;
 * limits count the forwarded address.
 */
export function environment(place: Place): NodeJS.ProcessEnv {
  const { dataDir, databaseUrl, databaseDirectUrl, quickHashes } = place
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // As `npm start` does: a site that has been started before starts in half the time.
    NODE_COMPILE_CACHE: path.resolve(COMPILED),
    TZ: 'Pacific/Auckland',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DATABASE_DIRECT_URL: databaseDirectUrl,
    NODE_OPTIONS: quickHashes ? `--import=${QUICK_HASHES}` : undefined,
    TABLESIDE_SECRET: SECRET,
    TRUSTED_PROXIES: 'loopback',
    DRAIN_SECONDS: '0',
    GEO_HEADERS: 'cloudflare',
  }
}

function collect(child: ChildProcess): () => string {
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
  }
  return () => text
}

function listening(child: ChildProcess, log: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (log().includes('"msg":"listening"')) resolve()
    })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`The site ended with code ${code}:\n${log()}`)))
  })
}

/** What a script of the site said when it ended: the site in a line of its log, others in words. */
export function lastWords(script: string, { stdout, stderr }: { stdout: string; stderr: string }) {
  return script === 'front/server.ts' ? String(JSON.parse(stdout).msg) : stderr.trim()
}
