import type { SeatingTime, ServiceDay } from '../calendar/service-day.ts'
import type { TableOption } from '../settings/floor-plan.ts'
import type { InventoryUnit } from './units.ts'

/** A taken unit: a row of the database. `visitor` is set for holds only. */
export type TakenUnit = {
  resource: string
  slot: number
  state: 'held' | 'committing' | 'booked'
  expires_at: number
  visitor: string | null
}

/** The prefix of the resource names of pacing seats. */
export const PACING_PREFIX = 'pace:'

type Bitmaps = Map<string, Uint32Array>

/** A day's occupancy as one visitor sees it. */
export type VisitorView = Pick<Occupancy, 'isFree' | 'freePacingSeats' | 'freeSeats' | 'countTaken'>

/** What is taken of one service day: one bitmap per resource over the day's slots. */
export class Occupancy {
  readonly #day: ServiceDay
  readonly #bits: Bitmaps
  readonly #held = new Map<string, TakenUnit[]>()
  #trueUntil = Number.POSITIVE_INFINITY

  private constructor(day: ServiceDay, bits: Bitmaps) {
    this.#day = day
    this.#bits = bits
  }

  /** Builds the occupancy of a day from database rows; units outside the day are ignored. */
  static of(day: ServiceDay, units: TakenUnit[]): Occupancy {
    const occupancy = new Occupancy(day, new Map())
    occupancy.add(units)
    return occupancy
  }

  /** Instant (ms) when the first hold expires: from then on more is free than this says. */
  get trueUntil(): number {
    return this.#trueUntil
  }

  /** Marks free units as taken. */
  add(units: TakenUnit[]): void {
    const { firstSlot: first, slotCount: length } = this.#day
    for (const unit of units) {
      const at = unit.slot - first
      if (at < 0 || at >= length) continue
      const map = this.#bits.get(unit.resource) ?? new Uint32Array(Math.ceil(length / 32))
      this.#bits.set(unit.resource, map)
      map[at >>> 5] = (map[at >>> 5] ?? 0) | (1 << (at & 31))
      if (unit.state === 'held') this.#remember(unit)
    }
  }

  /**
   * The day as one visitor sees it: their own hold, and the units of the booking that they are changing, count
   * as free.
   */
  viewFor(visitor: string | null, visit: readonly InventoryUnit[] = []): VisitorView {
    const held = (visitor === null ? undefined : this.#held.get(visitor)) ?? []
    const own = [...held.map(({ resource, slot }): InventoryUnit => [resource, slot]), ...visit]
    if (own.length === 0) return this
    const bits: Bitmaps = new Map(this.#bits)
    for (const [resource] of own) {
      const known = bits.get(resource)
      if (known && known === this.#bits.get(resource)) bits.set(resource, Uint32Array.from(known))
    }
    for (const [resource, slot] of own) {
      const at = slot - this.#day.firstSlot
      const map = bits.get(resource)
      if (map && at >= 0 && at < this.#day.slotCount)
        map[at >>> 5] = (map[at >>> 5] ?? 0) & ~(1 << (at & 31))
    }
    return new Occupancy(this.#day, bits)
  }

  /** Whether all tables of an option are free for `slots` slots from a seating time. */
  isFree(option: TableOption, start: SeatingTime, slots: number): boolean {
    const from = start.slot - this.#day.firstSlot
    return option.tables.every((table) => {
      const bits = this.#bits.get(table)
      return bits === undefined || !hasBitSet(bits, from, slots)
    })
  }

  /** Free pacing seats for a party at a seating time: their resource names, or null if there are too few. */
  freePacingSeats(start: SeatingTime, party: number): string[] | null {
    return start.covers === null
      ? []
      : this.freeSeats(PACING_PREFIX, start.slot, start.covers, party)
  }

  /** `party` free resources with the prefix in a slot, or null if fewer than that are left of `capacity`. */
  freeSeats(prefix: string, slot: number, capacity: number, party: number): string[] | null {
    const free: string[] = []
    let used = 0
    const at = slot - this.#day.firstSlot
    for (const [resource, bits] of this.#bits) {
      if (resource.startsWith(prefix) && hasBitSet(bits, at, 1)) used++
    }
    if (capacity - used < party) return null
    for (let seat = 0; free.length < party; seat++) {
      const bits = this.#bits.get(`${prefix}${seat}`)
      if (bits === undefined || !hasBitSet(bits, at, 1)) free.push(`${prefix}${seat}`)
    }
    return free
  }

  /** The number of taken units from slot `from` up to `end`, exclusive, of resources with the prefix. */
  countTaken(prefix: string, from: number, end: number): number {
    const { firstSlot: first, slotCount: length } = this.#day
    const until = Math.min(end - first, length)
    let taken = 0
    for (const [resource, bits] of this.#bits) {
      if (!resource.startsWith(prefix)) continue
      for (let at = Math.max(0, from - first); at < until; at++) if (hasBitSet(bits, at, 1)) taken++
    }
    return taken
  }

  #remember(unit: TakenUnit): void {
    this.#trueUntil = Math.min(this.#trueUntil, unit.expires_at)
    if (unit.visitor === null) return
    const known = this.#held.get(unit.visitor)
    if (known) known.push(unit)
    else this.#held.set(unit.visitor, [unit])
  }
}

/** Whether a bit of [from, from + count) is set, a word at a time. */
function hasBitSet(bits: Uint32Array, from: number, count: number): boolean {
  const end = from + count
  for (let at = from; at < end; ) {
    const offset = at & 31
    const width = Math.min(32 - offset, end - at)
    const mask = width === 32 ? 0xffffffff : ((1 << width) - 1) << offset
    if (((bits[at >>> 5] ?? 0) & mask) !== 0) return true
    at += width
  }
  return false
}
