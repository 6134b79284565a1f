import { setTimeout as pause } from 'node:timers/promises'
import { OperatorError } from '#lib/process/operator-error.ts'
import { type CopySite, startOnCopy } from './copy-site.ts'
import { type FreeTable, freeTables, type GuestAnswer, hold, reserve } from './guest.ts'
import { countBookings, queryBookings } from './query-bookings.ts'
import type { SecondPlace } from './second-place.ts'

/** What was seen when an instance was killed; times are in milliseconds. */
export type LostNode = {
  /** Whether another instance was there, or the same one was started again. */
  others: boolean
  /** From the kill until another instance, or the one started again, has booked the table that the lost one held. */
  bookedIn: number
  held: GuestAnswer
  /** Status of the manage page of what was booked at the lost instance. */
  managed: number
  /** Bookings before, and after two were made. */
  bookings: [before: number, after: number]
  /** From the kill until the mails of the booking at the lost instance were dealt with; null where they were not. */
  jobsIn: number | null
  exitCode: number | null
}

/** Mails of the rehearsal's guest that were due at an instant (epoch ms); its reminders are due later. */
const waitingAt = (now: number) =>
  `SELECT count(*) AS n FROM outbox WHERE state IN ('waiting', 'sending')
     AND recipient LIKE '%@rehearsal.invalid' AND (due_at <= ${now} OR attempts > 0)`
/** Jobs are due every 5 s; a mail that was being sent is sent again when its lease of 5 minutes is over. */
const MOST_JOBS_MS = 6 * 60_000
const LOOK_EVERY_MS = 250

/**
 * Books one table and holds another at an instance, kills it (SIGKILL) at that moment, and goes on at a second instance;
 * on SQLite, where there is one, at the same one started again. Throws an `OperatorError` where no restaurant of the copy
 * can be booked.
 */
export async function loseNode(
  place: SecondPlace,
  variables: Record<string, string>,
  onStep: (title: string) => void,
): Promise<LostNode> {
  const others = place.databaseUrl !== undefined
  onStep(others ? 'Starting two instances on the copy' : 'Starting the copy')
  const lost = await startOnCopy(variables)
  const second = others ? await startOnCopy(variables) : null
  const running = new Set([lost, ...(second ? [second] : [])])
  try {
    const before = await countBookings(place)
    onStep('Booking and holding a table, then killing the instance')
    const made = await bookAndHold(lost.url)
    await lost.kill()
    running.delete(lost)
    const began = performance.now()
    const survivor = second ?? (await startOnCopy(variables))
    running.add(survivor)
    const held = await reserve(survivor.url, made.next, made.held)
    const bookedIn = performance.now() - began
    const manage = new URL(String(made.booked.response.manage_reservation_url)).pathname
    const { status: managed } = await fetch(survivor.url + manage)
    onStep('Waiting for the jobs of the lost instance')
    const jobsIn = await untilJobsDone(place, began)
    const after = await countBookings(place)
    running.delete(survivor)
    const exitCode = await survivor.stop()
    return { others, bookedIn, held, managed, bookings: [before, after], jobsIn, exitCode }
  } finally {
    for (const site of running) await site.kill()
  }
}

type Made = { booked: GuestAnswer; held: GuestAnswer; next: FreeTable }

/** Books at the first restaurant that takes a booking without a card, and holds a table at the next one. */
async function bookAndHold(url: CopySite['url']): Promise<Made> {
  let booked: GuestAnswer | null = null
  for await (const table of freeTables(url)) {
    const held = await hold(url, table)
    if (held.status !== 200) continue
    if (booked) return { booked, held, next: table }
    const answer = await reserve(url, table, held)
    if (answer.status === 200) booked = answer
  }
  if (booked) return holdAgain(url, booked)
  throw new OperatorError(
    'No restaurant of the copy has a table for two within three weeks that is booked without a card: nothing was rehearsed.',
  )
}

/** Where a single restaurant takes bookings, its next table is held. */
async function holdAgain(url: string, booked: GuestAnswer): Promise<Made> {
  for await (const next of freeTables(url)) {
    const held = await hold(url, next)
    if (held.status === 200) return { booked, held, next }
  }
  throw new OperatorError('The restaurant of the copy has no second table: nothing was rehearsed.')
}

async function untilJobsDone(place: SecondPlace, began: number): Promise<number | null> {
  const due = waitingAt(Date.now())
  while (performance.now() - began < MOST_JOBS_MS) {
    const [row] = await queryBookings(place, due)
    if (Number(row?.n) === 0) return performance.now() - began
    await pause(LOOK_EVERY_MS)
  }
  return null
}

/** The lines of a report, and whether all is as it must be. */
export function reportOfLostNode(found: LostNode): { lines: string[]; isGood: boolean } {
  const [before, after] = found.bookings
  const where = found.others ? 'at the other instance' : 'at the same one, started again'
  const checks: [boolean, string][] = [
    [
      found.held.status === 200,
      `the table that the lost instance held was booked ${where}: ${found.held.status}, ${seconds(found.bookedIn)} after the kill`,
    ],
    [
      found.managed === 200,
      `what was booked at the lost instance can be managed: ${found.managed}`,
    ],
    [
      after === before + 2,
      `${before} bookings before, ${after} after two were made: each is there once`,
    ],
    [
      found.jobsIn !== null,
      found.jobsIn === null
        ? 'the mails of the booking were not dealt with within six minutes'
        : `the mails of the booking were dealt with ${seconds(found.jobsIn)} after the kill`,
    ],
    [found.exitCode === 0, `the instance that was left ended with code ${found.exitCode}`],
  ]
  const isGood = checks.every(([good]) => good)
  const verdict = isGood ? 'An instance can be lost.' : 'A lost instance leaves something behind.'
  return {
    lines: [...checks.map(([good, text]) => `${good ? '✓' : '✗'} ${text}`), '', verdict],
    isGood,
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
