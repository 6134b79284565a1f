import { LRUCache } from 'lru-cache'
import { addDays } from '#lib/time/dates.ts'
import type { LocalDate } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'
import { type ServiceDay, serviceDayOf, todayAt } from '../calendar/service-day.ts'
import { type DayVersion, UNCHANGED } from '../inventory/day-versions.ts'
import { Occupancy, type TakenUnit } from '../inventory/occupancy.ts'
import { readTakenUnits } from '../inventory/taken-units.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { readFloorPlan } from '../settings/snapshots.ts'

/** A location's settings in force and the versions of some of its days, from one read. */
export type AvailabilityRead = {
  plan: FloorPlan
  now: number
  /** The last service day of the booking horizon. */
  lastDay: LocalDate
  /** First and last date on which anything can be booked; nights run past midnight. */
  bookableDates: [LocalDate, LocalDate]
  versions: Map<LocalDate, DayVersion>
}

/** A service day, the dates of it and of the neighbours whose turns overlap it, and what is taken. */
export type DayState = { day: ServiceDay; overlapping: LocalDate[]; cached: CachedOccupancy }

type Row = { number: number; now: number; service_day: string | null } & Partial<DayVersion>
type DatesAround = [LocalDate, LocalDate, LocalDate, LocalDate, LocalDate]

/** An occupancy, and the day versions (`fingerprint`) that it was read at. */
type CachedOccupancy = { fingerprint: number; occupancy: Occupancy }

/** Days kept in memory: 18 locations for 90 days, three times over. */
const DAYS_KEPT = 5000

/**
 * The days that searches read, in memory. One indexed read per search tells whether they are current: the
 * number of the settings, the versions of the days around, and the database's clock.
 */
export class DayCache {
  readonly #db: BookingDatabase
  readonly #plans = new LRUCache<string, FloorPlan>({ max: 2000 })
  readonly #days = new LRUCache<string, ServiceDay>({ max: DAYS_KEPT })
  readonly #reads = new LRUCache<string, AvailabilityRead>({ max: DAYS_KEPT })
  readonly #overlapping = new LRUCache<string, LocalDate[]>({ max: DAYS_KEPT })
  readonly #datesAround = new LRUCache<LocalDate, DatesAround>({ max: 1000 })
  readonly #occupancies = new LRUCache<string, CachedOccupancy>({ max: DAYS_KEPT })

  constructor(db: BookingDatabase) {
    this.#db = db
  }

  /** Reads settings in force and versions around a date; null for a location without settings. */
  async read(locationId: string, around: LocalDate): Promise<AvailabilityRead | null> {
    const [from, , , , to] = this.datesAround(around)
    const rows = await this.#db.all<Row>(
      `SELECT c.number AS number, ${this.#db.dialect.now} AS now, d.service_day AS service_day,
              d.version AS version, d.freed AS releases
       FROM current_settings c
       LEFT JOIN day_versions d ON d.location_id = c.location_id
         AND d.service_day >= $2 AND d.service_day <= $3
       WHERE c.location_id = $1`,
      [locationId, from, to],
    )
    const first = rows[0]
    if (!first) return null
    const plan = await this.#plan(locationId, first.number)
    const versions = new Map(
      rows.map(({ service_day, version, releases }) => [
        service_day ?? '',
        { version: version ?? 0, releases: releases ?? 0 },
      ]),
    )
    const today = todayAt(plan.settings, first.now)
    const lastDay = addDays(today, plan.settings.horizonDays)
    const bookableDates: AvailabilityRead['bookableDates'] = [
      addDays(today, -1),
      addDays(lastDay, 1),
    ]
    const read = { plan, now: first.now, lastDay, bookableDates, versions }
    if (!outsideBookableDates(read, around)) this.#reads.set(`${locationId} ${around}`, read)
    return read
  }

  /** The last read around a date, updated with what this process has claimed since. */
  lastRead(locationId: string, around: LocalDate): AvailabilityRead | undefined {
    return this.#reads.get(`${locationId} ${around}`)
  }

  /** The seating times of a service day. */
  day(locationId: string, plan: FloorPlan, date: LocalDate): ServiceDay {
    const key = `${locationId} ${plan.number} ${date}`
    const known = this.#days.get(key)
    if (known) return known
    const day = serviceDayOf(plan, date)
    this.#days.set(key, day)
    return day
  }

  /** What is taken of a service day within one of `read.datesAround`, no older than the read. */
  async state(locationId: string, read: AvailabilityRead, date: LocalDate): Promise<DayState> {
    const { plan, now } = read
    const day = this.day(locationId, plan, date)
    const overlapping = this.#overlappingDates(locationId, plan, date)
    const fingerprint = fingerprintOf(read, overlapping)
    const key = `${locationId} ${plan.number} ${date}`
    const known = this.#occupancies.get(key)
    if (known?.fingerprint === fingerprint && now < known.occupancy.trueUntil) {
      return { day, overlapping, cached: known }
    }
    const cached = {
      fingerprint,
      occupancy: Occupancy.of(day, await readTakenUnits(this.#db, locationId, day)),
    }
    this.#occupancies.set(key, cached)
    return { day, overlapping, cached }
  }

  /** Drops a day from memory after a claim found that it is outdated. */
  evict(locationId: string, { plan }: AvailabilityRead, date: LocalDate): void {
    this.#occupancies.delete(`${locationId} ${plan.number} ${date}`)
  }

  /** A date between the two before and the two after it. */
  datesAround(date: LocalDate): DatesAround {
    const known = this.#datesAround.get(date)
    if (known) return known
    const dates = [-2, -1, 0, 1, 2].map((days) => addDays(date, days)) as DatesAround
    this.#datesAround.set(date, dates)
    return dates
  }

  #overlappingDates(locationId: string, plan: FloorPlan, date: LocalDate): LocalDate[] {
    const key = `${locationId} ${plan.number} ${date}`
    const known = this.#overlapping.get(key)
    if (known) return known
    const { firstSlot: first, slotCount: length } = this.day(locationId, plan, date)
    const [, before, , after] = this.datesAround(date)
    const neighbours = [before, after].filter((at) => {
      const other = this.day(locationId, plan, at)
      return other.firstSlot < first + length && first < other.firstSlot + other.slotCount
    })
    const dates = [date, ...neighbours].toSorted()
    this.#overlapping.set(key, dates)
    return dates
  }

  async #plan(locationId: string, number: number): Promise<FloorPlan> {
    const key = `${locationId} ${number}`
    const known = this.#plans.get(key)
    if (known) return known
    const plan = await readFloorPlan(this.#db, locationId, number)
    this.#plans.set(key, plan)
    return plan
  }
}

/** Versions only grow, so their sum tells whether any of them did. */
function fingerprintOf({ versions }: AvailabilityRead, dates: LocalDate[]): number {
  return dates.reduce((sum, at) => sum + (versions.get(at)?.version ?? 0), 0)
}

/** The number of releases in a day and in the neighbours that overlap it. */
export function releaseCountOf({ versions }: AvailabilityRead, { overlapping }: DayState): number {
  return overlapping.reduce((sum, at) => sum + (versions.get(at)?.releases ?? 0), 0)
}

/**
 * Adds what this process has just claimed to the cached day. If `to` shows that nothing else has changed the
 * day since the read, both stay valid; else the next search reads the day again.
 */
export function applyOwnClaim(
  read: AvailabilityRead,
  { day, overlapping, cached }: DayState,
  to: DayVersion,
  units: TakenUnit[],
): void {
  const before = fingerprintOf(read, overlapping)
  const known = read.versions.get(day.date) ?? UNCHANGED
  if (cached.fingerprint !== before || to.releases !== known.releases) return
  cached.occupancy.add(units)
  if (to.version !== known.version + 1) return
  cached.fingerprint = before + 1
  read.versions.set(day.date, to)
}

/**
 * Why nothing around a date can be booked, or null: checked before anything is computed for the date, which may
 * be thousands of years away.
 */
export function outsideBookableDates(
  { bookableDates: [first, last] }: Pick<AvailabilityRead, 'bookableDates'>,
  date: LocalDate,
): 'InThePast' | 'OutsideBookingWindow' | null {
  if (date < first) return 'InThePast'
  return date > last ? 'OutsideBookingWindow' : null
}
