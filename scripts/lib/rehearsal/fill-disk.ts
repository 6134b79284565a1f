import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFilesIn } from '#lib/data-lock/data-files.ts'
import { OperatorError } from '#lib/process/operator-error.ts'
import { acceptedSecretFile, secretFile } from '#lib/security/secret-files.ts'
import { checkDatabase } from '../backup-checks.ts'
import { type CopySite, startOnCopy } from './copy-site.ts'
import { type FreeTable, freeTables, type GuestAnswer, hold, reserve } from './guest.ts'
import { pathsOfSitemap } from './look-at-site.ts'
import { countBookings } from './query-bookings.ts'
import type { OwnPlace, SecondPlace } from './second-place.ts'

/** Observations of a copy while its disk was full, and after there was room again. */
export type FullDisk = {
  /** Statuses of pages that nobody had asked for before. */
  pages: { path: string; status: number }[]
  readiness: string
  refused: GuestAnswer
  /** Bookings before the disk was full, and while it was. */
  bookings: [before: number, meanwhile: number]
  /** The answer to the same submit once there was room again. */
  booked: GuestAnswer
  after: number
  /** From the room's return until the site said that it is well again, ms; null where it did not within a minute. */
  wellIn: number | null
  exitCode: number | null
}

const MB = 1024 ** 2
/** Bytes that the small disk has beyond the databases, for a start of the site before it is filled. */
const ROOM = 32 * MB
const MOST_MS = 60_000
const LOOK_EVERY_MS = 250
const PAGES = 3

/** Throws an `OperatorError` where this machine, or the database of an installation, does not let a small disk be filled. */
export function refuseWithoutSmallDisk(databaseUrl: string | undefined): void {
  if (databaseUrl)
    throw new OperatorError(
      'On Postgres it is the disk of the server that fills up, which this command must not: rehearse it on a server of its own.',
    )
  if (process.getuid?.() !== 0)
    throw new OperatorError('A small disk is mounted for this, which only root may: use sudo.')
}

/** Does work on a small disk of its own (tmpfs), which has the databases of a copy and no media. */
export async function onSmallDisk<T>(
  place: OwnPlace,
  work: (small: SecondPlace) => Promise<T>,
): Promise<T> {
  const disk = path.join(path.dirname(place.dataDir), 'disk')
  const files = databaseFilesIn(place.dataDir)
  const bytes = files.reduce((sum, name) => sum + statSync(path.join(place.dataDir, name)).size, 0)
  const size = `size=${Math.ceil((bytes + ROOM) / MB)}m`
  mkdirSync(disk)
  execFileSync('mount', ['-t', 'tmpfs', '-o', `${size},mode=0700`, 'tmpfs', disk])
  // A copy that was interrupted still has its files open: the disk goes with the last of them.
  place.undo.push(() => execFileSync('umount', ['--lazy', disk]))
  try {
    const dataDir = path.join(disk, 'data')
    mkdirSync(path.join(dataDir, 'media'), { recursive: true })
    const secrets = [secretFile(place.dataDir), acceptedSecretFile(place.dataDir)]
      .filter((file) => existsSync(file))
      .map((file) => path.basename(file))
    for (const name of [...files, ...secrets])
      copyFileSync(path.join(place.dataDir, name), path.join(dataDir, name))
    return await work({ dataDir, databaseUrl: undefined })
  } finally {
    place.undo.pop()?.()
  }
}

/** Fills the disk of a site while a guest holds a table, and makes room again. */
export async function fillDisk(
  small: SecondPlace,
  variables: Record<string, string>,
  onStep: (title: string) => void,
): Promise<FullDisk> {
  onStep('Starting the copy on a small disk')
  const site = await startOnCopy(variables)
  let isRunning = true
  try {
    const { table, held } = await holdTable(site.url)
    const before = await countBookings(small)
    onStep('Filling the disk')
    const filler = path.join(small.dataDir, 'filler')
    fill(filler)
    // The first write that fails has the site look what is wrong.
    const refused = await reserve(site.url, table, held)
    await untilReady(site, /^degraded: /)
    const readiness = firstLine(await readyOf(site))
    const pages = await lookAtPages(site.url)
    const meanwhile = await countBookings(small)
    onStep('Making room again')
    rmSync(filler)
    const wellIn = await untilReady(site, /^ok\n/)
    const booked = await reserve(site.url, table, held)
    const after = await countBookings(small)
    isRunning = false
    const exitCode = await site.stop()
    for (const name of databaseFilesIn(small.dataDir)) checkDatabase(path.join(small.dataDir, name))
    return {
      ...{ pages, readiness, refused, bookings: [before, meanwhile], booked, after, wellIn },
      exitCode,
    }
  } finally {
    if (isRunning) await site.kill()
  }
}

async function holdTable(url: string): Promise<{ table: FreeTable; held: GuestAnswer }> {
  for await (const table of freeTables(url)) {
    const held = await hold(url, table)
    if (held.status === 200) return { table, held }
  }
  throw new OperatorError(
    'No restaurant of the copy has a table for two within three weeks: nothing was rehearsed.',
  )
}

/** Smaller and smaller, until not even a page of a database fits. */
function fill(filler: string): void {
  for (const bytes of [4 * MB, 64 * 1024, 4096]) fillBy(filler, bytes)
}

function fillBy(filler: string, bytes: number): void {
  for (;;) {
    try {
      writeFileSync(filler, Buffer.alloc(bytes), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      return
    }
  }
}

async function lookAtPages(url: string): Promise<FullDisk['pages']> {
  const paths = (await pathsOfSitemap(url)).slice(0, PAGES)
  return Promise.all(
    paths.map(async (one) => ({ path: one, status: (await fetch(url + one)).status })),
  )
}

const readyOf = async ({ url }: CopySite) => (await fetch(`${url}/readyz`)).text()
const firstLine = (text: string) => text.split('\n')[0] ?? ''

async function untilReady(site: CopySite, expected: RegExp): Promise<number | null> {
  const began = performance.now()
  while (performance.now() - began < MOST_MS) {
    if (expected.test(await readyOf(site))) return performance.now() - began
    await pause(LOOK_EVERY_MS)
  }
  return null
}

/** The lines of a report, and whether all is as it must be. */
export function reportOfFullDisk(found: FullDisk): { lines: string[]; isGood: boolean } {
  const [before, meanwhile] = found.bookings
  const { refused, booked } = found
  const checks: [boolean, string][] = [
    [found.readiness.startsWith('degraded: '), `/readyz: ${found.readiness}`],
    ...found.pages.map(({ path, status }): [boolean, string] => [
      status === 200,
      `${path} while the disk was full: ${status}`,
    ]),
    [
      refused.status === 503 && refused.code === 'disk_full' && refused.retryAfter !== null,
      `a booking was refused: ${refused.status} ${refused.code}, Retry-After ${refused.retryAfter}, “${refused.message}”`,
    ],
    [meanwhile === before, `${before} bookings before, ${meanwhile} while the disk was full`],
    [
      found.wellIn !== null,
      `well again ${((found.wellIn ?? MOST_MS) / 1000).toFixed(1)} s after there was room`,
    ],
    [
      booked.status === 200 && found.after === before + 1,
      `the same submit was answered ${booked.status}${booked.code ? ` ${booked.code}` : ''} then: ${found.after} bookings`,
    ],
    [
      found.exitCode === 0,
      `the site ended with code ${found.exitCode}, and its databases are whole`,
    ],
  ]
  const isGood = checks.every(([good]) => good)
  const verdict = isGood ? 'The disk can be full.' : 'A full disk does harm.'
  return {
    lines: [...checks.map(([good, text]) => `${good ? '✓' : '✗'} ${text}`), '', verdict],
    isGood,
  }
}
