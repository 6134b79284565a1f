import { LRUCache } from 'lru-cache'
import { addDays } from '#lib/time.ts'
import { Occupancy, type TakenUnit } from './occupancy.ts'
import { type Plan, planOf } from './plan.ts'
import { type ServiceDay, serviceDayOf, todayAt } from './service-day.ts'
import type { BookingSettings } from './settings.ts'
import type { BookingDatabase, Sql } from './store/database.ts'
import type { LocalDate } from './types.ts'

/** A location's settings in force and the versions of some of its days, as one read found them. */
export type Reading = {
  plan: Plan
  now: number
  /** Service days of today and of the end of the horizon. */
  today: LocalDate
  lastDay: LocalDate
  versions: Map<LocalDate, number>
}
/** A service day and what is taken of it. */
export type DayState = { day: ServiceDay; taken: Occupancy }

type Row = { number: number; now: number; service_day: string | null; version: number | null }
type Kept = { fingerprint: number; taken: Occupancy }

/** Days that stay in memory: 18 locations for 90 days, three times over. */
const DAYS_KEPT = 5000

/**
 * What searches read. Everything is in memory; one indexed read per search says whether it is still
 * true: the settings' number, the versions of the days around, and the database's clock.
 */
export class Days {
  readonly #db: BookingDatabase
  readonly #plans = new LRUCache<string, Plan>({ max: 2000 })
  readonly #days = new LRUCache<string, ServiceDay>({ max: DAYS_KEPT })
  readonly #readings = new LRUCache<string, Reading>({ max: DAYS_KEPT })
  readonly #near = new LRUCache<string, LocalDate[]>({ max: DAYS_KEPT })
  readonly #windows = new LRUCache<LocalDate, [LocalDate, LocalDate]>({ max: 1000 })
  readonly #taken = new LRUCache<string, Kept>({ max: DAYS_KEPT })

  constructor(db: BookingDatabase) {
    this.#db = db
  }

  /** Settings in force and versions around a date; null for a location without settings. */
  async read(locationId: string, around: LocalDate): Promise<Reading | null> {
    const rows = await this.#db.all<Row>(
      `SELECT c.number AS number, ${this.#db.words.now} AS now, d.service_day AS service_day,
              d.version AS version
       FROM current_settings c
       LEFT JOIN day_versions d ON d.location_id = c.location_id
         AND d.service_day >= $2 AND d.service_day <= $3
       WHERE c.location_id = $1`,
      [locationId, ...this.#window(around)],
    )
    const first = rows[0]
    if (!first) return null
    const plan = await this.#plan(locationId, first.number)
    const versions = new Map(rows.map((row) => [row.service_day ?? '', row.version ?? 0]))
    const today = todayAt(plan.settings, first.now)
    const lastDay = addDays(today, plan.settings.horizonDays)
    const reading = { plan, now: first.now, today, lastDay, versions }
    if (!outOfReach(reading, around)) this.#readings.set(`${locationId} ${around}`, reading)
    return reading
  }

  /** The last reading around a date, with what this process has claimed since. */
  remembered(locationId: string, around: LocalDate): Reading | undefined {
    return this.#readings.get(`${locationId} ${around}`)
  }

  /** The seatings of a service day. */
  day(locationId: string, plan: Plan, date: LocalDate): ServiceDay {
    const key = `${locationId} ${plan.number} ${date}`
    const known = this.#days.get(key)
    if (known) return known
    const day = serviceDayOf(plan, date)
    this.#days.set(key, day)
    return day
  }

  /** What is taken of a service day within one of `around`, no older than the reading. */
  async state(locationId: string, reading: Reading, date: LocalDate): Promise<DayState> {
    const { plan, now } = reading
    const day = this.day(locationId, plan, date)
    const fingerprint = this.fingerprint(locationId, reading, date)
    const key = `${locationId} ${plan.number} ${date}`
    const kept = this.#taken.get(key)
    if (kept?.fingerprint === fingerprint && now < kept.taken.trueUntil) {
      return { day, taken: kept.taken }
    }
    const taken = Occupancy.of(day, await this.#load(locationId, day))
    this.#taken.set(key, { fingerprint, taken })
    return { day, taken }
  }

  /**
   * Adds what this process has just claimed to the day in memory, if `version` says that nothing else
   * has happened to the day since the reading; otherwise the next search reads it again.
   */
  learn(
    locationId: string,
    reading: Reading,
    date: LocalDate,
    version: number,
    units: TakenUnit[],
  ) {
    const kept = this.#taken.get(`${locationId} ${reading.plan.number} ${date}`)
    const before = this.fingerprint(locationId, reading, date)
    const known = reading.versions.get(date) ?? 0
    if (kept?.fingerprint !== before || version !== known + 1) return
    kept.taken.add(units)
    kept.fingerprint = before + 1
    reading.versions.set(date, version)
  }

  /** Drops a day from memory: a claim found it to be otherwise. */
  forget(locationId: string, { plan }: Reading, date: LocalDate): void {
    this.#taken.delete(`${locationId} ${plan.number} ${date}`)
  }

  /** Versions only ever grow, so that their sum says whether any of them did. */
  fingerprint(locationId: string, { plan, versions }: Reading, date: LocalDate): number {
    const touching = this.touching(locationId, plan, date)
    return touching.reduce((sum, at) => sum + (versions.get(at) ?? 0), 0)
  }

  /** The day, and its neighbours whose turns may reach into it, in order. */
  touching(locationId: string, plan: Plan, date: LocalDate): LocalDate[] {
    const key = `${locationId} ${plan.number} ${date}`
    const known = this.#near.get(key)
    if (known) return known
    const { first, length } = this.day(locationId, plan, date)
    const near = [addDays(date, -1), addDays(date, 1)].filter((at) => {
      const other = this.day(locationId, plan, at)
      return other.first < first + length && first < other.first + other.length
    })
    const touching = [date, ...near].toSorted()
    this.#near.set(key, touching)
    return touching
  }

  #window(around: LocalDate): [LocalDate, LocalDate] {
    const known = this.#windows.get(around)
    if (known) return known
    const window: [LocalDate, LocalDate] = [addDays(around, -2), addDays(around, 2)]
    this.#windows.set(around, window)
    return window
  }

  async #plan(locationId: string, number: number): Promise<Plan> {
    const key = `${locationId} ${number}`
    const known = this.#plans.get(key)
    if (known) return known
    const plan = await planNumber(this.#db, locationId, number)
    this.#plans.set(key, plan)
    return plan
  }

  #load(locationId: string, day: ServiceDay): Promise<TakenUnit[]> {
    return this.#db.all<TakenUnit>(
      `SELECT u.resource, u.slot, u.state, u.expires_at, h.visitor
       FROM units u LEFT JOIN holds h ON h.id = u.hold_id AND u.state = 'held'
       WHERE u.location_id = $1 AND u.slot >= $2 AND u.slot < $3
         AND (u.state <> 'held' OR u.expires_at > ${this.#db.words.now})`,
      [locationId, day.first, day.first + day.length],
    )
  }
}

/**
 * Why nothing around a date can be booked, or null: asked before anything is computed for the date,
 * which may be thousands of years away. Nights that run past midnight reach one day further.
 */
export function outOfReach(
  { today, lastDay }: Pick<Reading, 'today' | 'lastDay'>,
  date: LocalDate,
): 'InThePast' | 'OutsideBookingWindow' | null {
  if (date < addDays(today, -1)) return 'InThePast'
  return date > addDays(lastDay, 1) ? 'OutsideBookingWindow' : null
}

/** Reads snapshot `number` of a location's settings. Throws where there is none. */
export async function planNumber(sql: Sql, locationId: string, number: number): Promise<Plan> {
  const rows = await sql.all<{ settings: string }>(
    'SELECT settings FROM snapshots WHERE location_id = $1 AND number = $2',
    [locationId, number],
  )
  const row = rows[0]
  if (!row) throw new Error(`snapshot ${number} of location ${locationId} is missing`)
  // Written by this engine after it was parsed.
  return planOf(number, JSON.parse(row.settings) as BookingSettings)
}

/** A day of a location that a transaction changes. */
export type ChangedDay = { locationId: string; day: LocalDate }

/**
 * Tells all instances that days have changed, and returns the new version of the first. Runs once in
 * the transaction that changes them, after all its other work: the days are the last that it locks, in
 * one order for everybody.
 */
export async function bumpDays(
  sql: Sql,
  { words }: BookingDatabase,
  days: readonly ChangedDay[],
): Promise<number> {
  const list = days.map(({ locationId, day }) => [locationId, day])
  const rows = await sql.all<{ location_id: string; service_day: string; version: number }>(
    `INSERT INTO day_versions (location_id, service_day, version)
     SELECT DISTINCT d.location_id, d.service_day, 1 FROM ${words.daysOf('$1')} d WHERE true
     ORDER BY d.location_id, d.service_day
     ON CONFLICT (location_id, service_day) DO UPDATE SET version = day_versions.version + 1
     RETURNING location_id, service_day, version`,
    [JSON.stringify(list)],
  )
  const first = rows.find(
    (row) => row.location_id === days[0]?.locationId && row.service_day === days[0]?.day,
  )
  return first?.version ?? 0
}
