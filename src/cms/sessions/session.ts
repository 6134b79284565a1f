import type { SignInWay } from '../sign-in/attempts.ts'
import { LOCK_MS, type Tablet } from '../tablets/tablet.ts'

const HOUR = 60 * 60_000

/** How long a session lasts from its start, however much it is used, ms. */
export const LONGEST_MS = 12 * HOUR
/** How long a session lasts without use, ms; that of whoever works with the board alone stays open all day. */
export const IDLE_MS = 2 * HOUR
/** The last use is written down at most so often, ms. */
export const USE_STEP_MS = 60_000
/** Open sessions of one account; a further one ends that which was not used for the longest time. */
export const MOST_SESSIONS = 100

/** A session of a member of staff. Times are ms since the epoch, UTC. */
export type Session = {
  /** Names it; nobody is let in by it. */
  id: string
  staff: number
  way: SignInWay
  startedAt: number
  lastUsedAt: number
  /** How long it lasts without use. */
  idleMs: number
  /** When it ends in any case. */
  endsAt: number
  /** Browser and system in a few words, and the network address, as of its start; empty = not known. */
  device: string
  address: string
  /** Id of the shared tablet on which it was begun; null = it was on none. */
  tablet: string | null
}

/** When a session ends unless it is used before: by its age or for want of use, whichever comes first (ms). */
export function deadlineOf({ lastUsedAt, idleMs, endsAt }: Session): number {
  return Math.min(endsAt, lastUsedAt + idleMs)
}

/** Roles whose screens are left open and looked at: the board, the kitchen's and the figures. */
const OF_SCREENS = new Set(['host', 'manager', 'viewer'])

/** How long a session of somebody with these roles lasts without use, ms. */
export function idleMsOf(roles: readonly string[] | null | undefined): number {
  const given = roles ?? []
  const isOfScreens = given.length > 0 && given.every((role) => OF_SCREENS.has(role))
  return isOfScreens ? LONGEST_MS : IDLE_MS
}

type Begun = {
  now: number
  roles: readonly string[] | null | undefined
  /** The shared tablet on which a session begins: it locks soon, and lasts no longer than the tablet. */
  tablet: Pick<Tablet, 'id' | 'endsAt'> | null
}

/** Times of a session that begins, and the tablet on which it does. */
export function beginningOf({ now, roles, tablet }: Begun) {
  const times = { startedAt: now, lastUsedAt: now }
  if (!tablet) return { ...times, endsAt: now + LONGEST_MS, idleMs: idleMsOf(roles), tablet: null }
  const endsAt = Math.min(now + LONGEST_MS, tablet.endsAt)
  return { ...times, endsAt, idleMs: LOCK_MS, tablet: tablet.id }
}
