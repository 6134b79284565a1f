import { instantOf } from '#lib/time/time.ts'

const LOCK_MS = 5 * 60_000
const TURN_MS = 90 * 60_000
const CUT_OFF_MS = 60 * 60_000
export const QUARTER = 15 * 60_000

/** Number of tables by kind, and the first and last seating, `HH:mm`. */
const TABLES: Record<string, number> = { default: 2, bar: 1 }
const FIRST = '17:00'
const LAST = '22:00'
export const MAX_PARTY = 6

/** A restaurant of OpenTable's pre-production that takes cards: for large parties, and in advance. */
export const CARD_RESTAURANT = '1038007'
/** A restaurant with an experience for which a card is kept, by a policy of its own. */
export const CARD_ON_FILE_RESTAURANT = '268549'
/** A restaurant whose tables are all prepaid. */
export const PREPAID_RESTAURANT = '138712'
/** A restaurant whose cards are taken by Spreedly, for large parties. */
export const SPREEDLY_RESTAURANT = '1040230'

type Taken = { at: string; party: number; attribute: string }
/** A slot to lock, in local time; `experience` is the id of what it is locked for, null = a table alone. */
export type Slot = Taken & { experience: number | null; addOns: object[] }
type Lock = Slot & { until: number }
export type Reservation = Taken & {
  confirmation: number
  status: 'Pending' | 'CancelledWeb'
  notes: string
}

/**
 * A simulated restaurant with two tables and a bar seat, which seats parties of up to six daily from 17:00 to
 * 22:00. Locks last five minutes, visits 90.
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

    /** Times from one local time to another (`localTimeMs`), with the kinds of table that are free. */
    times(from: number, to: number): { time: string; attributes: string[] }[] {
      return seatingsBetween(from, to)
        .map((time) => ({ time, attributes: attributes.filter((one) => free(time, one)) }))
        .filter(({ attributes }) => attributes.length > 0)
    },

    /** Locks a slot until an instant in ms; null where no table is free. */
    lock(slot: Slot): { token: string; until: number } | null {
      const open = isSeating(slot.at) && localTimeMs(slot.at) % QUARTER === 0
      const fits = open && slot.party <= MAX_PARTY && free(slot.at, slot.attribute)
      return fits ? locks.add(slot) : null
    },

    /** Removes a lock; false for an unknown token. */
    release: locks.remove,

    /** The slot of a lock that has not expired, or null. */
    locked: locks.find,

    /** Books a locked slot; null where the token is unknown, used or expired. */
    book(token: string, notes: string): Reservation | null {
      const slot = locks.take(token)
      if (!slot) return null
      const confirmation = confirm()
      const made = { ...slot, notes, confirmation, status: 'Pending' as const }
      reservations.set(confirmation, made)
      return made
    },

    /** Moves a booking onto a locked slot; false where the token is unknown, used or expired. */
    move(booking: Reservation, token: string, notes: string | undefined): boolean {
      const slot = locks.take(token)
      if (!slot) return false
      Object.assign(booking, { ...slot, notes: notes ?? booking.notes })
      return true
    },

    /** Last instant at which a booking can be cancelled, in UTC without a zone, as OpenTable writes it. */
    cutOff({ at }: Reservation): string {
      return utcText((instantOf(at, timeZone) ?? 0) - CUT_OFF_MS)
    },
  }
}

/** Whether visits at these local times overlap. */
function overlap(one: string, other: string): boolean {
  return Math.abs(localTimeMs(one) - localTimeMs(other)) < TURN_MS
}

/** Whether a wall time `YYYY-MM-DDTHH:mm` lies between the first and the last seating. */
function isSeating(at: string): boolean {
  const clock = at.slice(11)
  return clock >= FIRST && clock <= LAST
}

/** The local times at which parties are seated, between two of `localTimeMs`. */
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
    /** Removes a lock, and returns what it locked; null where it had expired. */
    take(token: string): Taken | null {
      const lock = find(token)
      locks.delete(token)
      return lock && { at: lock.at, party: lock.party, attribute: lock.attribute }
    },
  }
}

/** An instant (ms) as OpenTable writes it: in UTC, without a zone. */
export function utcText(instant: number): string {
  return new Date(instant).toISOString().slice(0, 19)
}

/** A local time as ms, read as if it were UTC, to compute differences. */
export function localTimeMs(time: string): number {
  return Date.parse(`${time}Z`)
}
