import { LRUCache } from 'lru-cache'
import type { Lists } from './day-lists.ts'

/**
 * What is needed of a location's quarters of an hour to tell which share of its seats was taken in several days: a
 * tenth of the memory that they take themselves.
 */
export type SeatSums = {
  seats: number
  /** Guests in quarters that have seats. */
  covers: number
  /** The quarters that have seats: first and end of each stretch of them. */
  open: readonly number[]
  /** Guests in all other quarters: a quarter, its guests, the next quarter. */
  others: readonly number[]
}

/** Stretches by what is in them: those of nearly all days and locations are the same few. */
const stretches = new LRUCache<string, readonly number[]>({ max: 1000 })

const NONE: readonly number[] = []

/** The seats of a day from its list of quarters, which are in order. */
export function seatSumsOf({ quarters }: Pick<Lists, 'quarters'>): SeatSums {
  const all = { seats: 0, covers: 0 }
  const open: number[] = []
  const others: number[] = []
  let end = Number.NaN
  for (let at = 0; at < quarters.length; at += 3) {
    const quarter = Number(quarters[at])
    const covers = Number(quarters[at + 1])
    const seats = Number(quarters[at + 2])
    if (seats > 0) {
      all.seats += seats
      all.covers += covers
      if (quarter === end) open.pop()
      else open.push(quarter)
      end = quarter + 1
      open.push(end)
    } else if (covers > 0) others.push(quarter, covers)
  }
  return { ...all, open: shared(open), others: others.length === 0 ? NONE : others }
}

/** The seats of several days together: guests in a quarter count on all days if it has seats on any of them. */
export function addUpSeats(sums: readonly SeatSums[]): SeatSums {
  const open = union([...new Set(sums.map((one) => one.open))])
  const all = { seats: 0, covers: 0, open }
  const others = new Map<number, number>()
  for (const one of sums) {
    all.seats += one.seats
    all.covers += one.covers
    for (let at = 0; at < one.others.length; at += 2) {
      const [quarter = 0, covers = 0] = one.others.slice(at, at + 2)
      if (isIn(open, quarter)) all.covers += covers
      else others.set(quarter, (others.get(quarter) ?? 0) + covers)
    }
  }
  return { ...all, others: others.size === 0 ? NONE : [...others].flat() }
}

/** The share of the seats that were taken; see `occupancyOf`. */
export function shareTaken({ seats, covers }: SeatSums): number | null {
  return seats === 0 ? null : covers / seats
}

function isIn(open: readonly number[], quarter: number): boolean {
  for (let at = 0; at < open.length; at += 2)
    if (quarter >= (open[at] ?? 0) && quarter < (open[at + 1] ?? 0)) return true
  return false
}

function union(all: readonly (readonly number[])[]): readonly number[] {
  if (all.length === 1) return all[0] ?? NONE
  const pairs = all.flatMap((open) =>
    Array.from({ length: open.length / 2 }, (_, n) => [open[2 * n] ?? 0, open[2 * n + 1] ?? 0]),
  )
  const found: number[] = []
  for (const [first = 0, end = 0] of pairs.toSorted(([a = 0], [b = 0]) => a - b)) {
    const last = found.at(-1)
    if (last !== undefined && first <= last) found[found.length - 1] = Math.max(last, end)
    else found.push(first, end)
  }
  return shared(found)
}

/** Returns one shared array for equal lists of stretches, to save memory. */
function shared(open: readonly number[]): readonly number[] {
  const key = open.join(' ')
  const known = stretches.get(key)
  if (known) return known
  stretches.set(key, open)
  return open
}
