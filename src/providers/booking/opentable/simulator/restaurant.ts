import { instantOf } from '#lib/time/time.ts'

const LOCK_MS = 5 * 60_000
const TURN_MS = 90 * 60_000
const CUT_OFF_MS = 60 * 60_000
export const QUARTER = 15 * 60_000

/** Tables of the simulated restaurants by their kind, and when they seat, `HH:mm`. */
const TABLES: Record<string, number> = { default: 2, bar: 1 }
const FIRST = '17:00'
const LAST = '22:00'
export const MAX_PARTY = 6

/** The restaurant of OpenTable's pre-production that takes cards: for larger parties, and in advance. */
export const CARD_RESTAURANT = '1038007'
/** One with an experience that a card vouches for, by a policy of its own. */
export const CARD_ON_FILE_RESTAURANT = '268549'
/** One whose tables are all taken by what is paid when it is booked. */
export const PREPAID_RESTAURANT = '138712'
/** One whose cards Spreedly takes, for larger parties. */
export const SPREEDLY_RESTAURANT = '1040230'

type Taken = { at: string; party: number; attribute: string }
/** A locked slot; `experience` is the number of what it was locked for, `addOns` what comes with it. */
export type Slot = Taken & { experience: number | null; addOns: object[] }
type Lock = Slot & { until: number }
export type Reservation = Taken & {
  confirmation: number
  status: 'Pending' | 'CancelledWeb'
  notes: string
}

/**
 * One restaurant at OpenTable: two tables and a bar seat, daily from 17:00 to 22:00, parties of up to
 * six; slots are locked for five minutes and kept for 90.
 */
export type SimulatedRestaurant = ReturnType<typeof createRestaurant>

export function createRestaurant(timeZone: string, now: () => number, confirm: () => number) {
  const locks = createLocks(now)
  const reservations = new Map<number, Reservation>()
  const attributes = Object.keys(TABLES)

  function free(at: string, attribute: string): boolean {
    const booked = [...reservations.values()].filter(({ status }) => status === 'Pending')
    const others = [...locks.standing(), ...booked].filter((taken) => taken.attribute === attribute)
    const seated = others.filter((taken) => overlap(taken.at, at))
    return seated.length < (TABLES[attribute] ?? 0)
  }

  return {
    reservations,

    /** Times from one wall time to another, ms, with the kinds of table that are left. */
    times(from: number, to: number): { time: string; attributes: string[] }[] {
      return seatingsBetween(from, to)
        .map((time) => ({ time, attributes: attributes.filter((one) => free(time, one)) }))
        .filter(({ attributes }) => attributes.length > 0)
    },

    /** Locks a slot; null where there is none. */
    lock(slot: Slot): { token: string; until: number } | null {
      const open = isSeating(slot.at) && localTimeMs(slot.at) % QUARTER === 0
      const fits = open && slot.party <= MAX_PARTY && free(slot.at, slot.attribute)
      return fits ? locks.add(slot) : null
    },

    /** Gives a lock back; false for a token that is none. */
    release: locks.remove,

    /** The slot behind a lock that is still good. */
    locked: locks.find,

    /** Books a locked slot; null where the token is used, over or unknown. */
    book(token: string, notes: string): Reservation | null {
      const slot = locks.take(token)
      if (!slot) return null
      const confirmation = confirm()
      const made = { ...slot, notes, confirmation, status: 'Pending' as const }
      reservations.set(confirmation, made)
      return made
    },

    /** Moves a booking onto a locked slot; false where the token is used, over or unknown. */
    move(booking: Reservation, token: string, notes: string | undefined): boolean {
      const slot = locks.take(token)
      if (!slot) return false
      Object.assign(booking, { ...slot, notes: notes ?? booking.notes })
      return true
    },

    /** When a booking can no longer be cancelled, as OpenTable writes it: UTC without a zone. */
    cutOff({ at }: Reservation): string {
      return utcText((instantOf(at, timeZone) ?? 0) - CUT_OFF_MS)
    },
  }
}

/** Whether parties of these times are at their tables together. */
function overlap(one: string, other: string): boolean {
  return Math.abs(localTimeMs(one) - localTimeMs(other)) < TURN_MS
}

/** Whether a wall time `YYYY-MM-DDTHH:mm` lies between the first and the last seating. */
function isSeating(at: string): boolean {
  const clock = at.slice(11)
  return clock >= FIRST && clock <= LAST
}

/** The quarters of an hour in which parties are seated, from one wall time to another, ms. */
function seatingsBetween(from: number, to: number): string[] {
  const times: string[] = []
  for (let at = Math.ceil(from / QUARTER) * QUARTER; at <= to; at += QUARTER)
    times.push(new Date(at).toISOString().slice(0, 16))
  return times.filter(isSeating)
}

/** The locks of one restaurant, each for five minutes. */
function createLocks(now: () => number) {
  const locks = new Map<string, Lock>()

  function find(token: string): Lock | null {
    const lock = locks.get(token)
    return lock && lock.until > now() ? lock : null
  }

  return {
    find,
    standing: () => [...locks.values()].filter(({ until }) => until > now()),
    add(slot: Slot): { token: string; until: number } {
      const token = `eyJhbGciOiJIUzUxMiJ9.${crypto.randomUUID()}`
      const until = now() + LOCK_MS
      locks.set(token, { ...slot, until })
      return { token, until }
    },
    remove: (token: string) => locks.delete(token),
    /** Uses a lock up: it is removed, and what it locked is returned where it was still good. */
    take(token: string): Taken | null {
      const lock = find(token)
      locks.delete(token)
      return lock && { at: lock.at, party: lock.party, attribute: lock.attribute }
    },
  }
}

/** An instant as OpenTable writes it: UTC, without saying so. */
export function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19)
}

/** A wall time as if it were UTC, ms: the difference of two counts the time between them. */
export function localTimeMs(time: string): number {
  return Date.parse(`${time}Z`)
}
