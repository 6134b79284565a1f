import type { ShiftParty } from './types.ts'

/** Parties run late by whole quarters of an hour, minutes. */
const STEP_MINUTES = 15
/** The most that a party can run late, minutes. */
const MOST_MINUTES = 120
/** How long before its time (ms) a party can be said to run late. */
const EARLIEST_MS = 60 * 60_000
/** How far ahead (ms) the time lies at the least at which a late party is expected. */
const AHEAD_MS = 5 * 60_000

type Expected = Pick<ShiftParty, 'startsAt' | 'lateMinutes'>

/** The instant (ms) at which a party that is to come is expected. */
export function expectedAt({ startsAt, lateMinutes }: Expected): number {
  return startsAt + lateMinutes * 60_000
}

/**
 * How late a party is expected once staff say, at an instant (ms), that it runs late, or later than they said before;
 * null = it cannot run later than it does.
 */
export function nextLateMinutes(party: Expected, now: number): number | null {
  const sinceStart = (now + AHEAD_MS - party.startsAt) / 60_000
  const least = Math.max(party.lateMinutes + STEP_MINUTES, sinceStart)
  const late = Math.ceil(least / STEP_MINUTES) * STEP_MINUTES
  return late > MOST_MINUTES ? null : late
}

/** Whether staff are offered to say, at an instant (ms), that a party runs late. */
export function canRunLate(party: Expected & Pick<ShiftParty, 'state'>, now: number): boolean {
  const isNear = now >= party.startsAt - EARLIEST_MS
  return party.state === 'booked' && isNear && nextLateMinutes(party, now) !== null
}
