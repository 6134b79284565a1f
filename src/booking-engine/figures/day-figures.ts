import { LRUCache } from 'lru-cache'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { periodsOn } from '../calendar/day-periods.ts'
import { periodAt, type ServiceDay, serviceDayOf } from '../calendar/service-day.ts'
import type { FloorPlan } from '../settings/floor-plan.ts'
import { addUp, emptyPeriod } from './add-up.ts'
import type { DayRow } from './day-rows.ts'
import type { DayFigures, Outcome, PeriodFigures, QuarterFigures } from './types.ts'

/**
 * The figures of a day from its sums. `plan` is what was in force on the day: it has the periods, as the day of the
 * staff shows them, the seats, and the clock on the wall.
 */
export function dayFiguresOf(plan: FloorPlan, day: string, rows: readonly DayRow[]): DayFigures {
  const served = serviceDayOf(plan, day)
  const of = (measure: DayRow['measure']) => rows.filter((row) => row.measure === measure)
  const stays = of('stay')
  return addUp([
    {
      periods: periodFigures(plan, served, stays),
      quarters: quarterFigures(plan, served, stays),
      sizes: of('size').map(({ a, b, parties, covers, amount, planned }) => ({
        ...{ party: a, parties, covers, timed: b, stayed: amount, planned },
      })),
      leads: of('lead').map(({ a, parties, covers }) => ({ band: a, parties, covers })),
      sources: of('source').map(({ name, parties, covers }) => ({ source: name, parties, covers })),
      experiences: of('experience').map(({ name, currency, a, parties, covers, amount }) => ({
        ...{ name, currency, multiplier: a, parties, covers, amount },
      })),
    },
  ])
}

/** The order of parties that belong to no period: behind all others. */
const NO_PERIOD = 1000

/** All periods of the day, those without a party too. */
function periodFigures(
  plan: FloorPlan,
  served: ServiceDay,
  stays: readonly DayRow[],
): PeriodFigures[] {
  const quarterOf = wallQuarters(served.date, plan.settings.timeZone)
  const all = periodsOn(plan.settings, served.date)
  const first = new Map<string, number>()
  for (const { period, slot } of served.seatingTimes) {
    if (!first.has(period)) first.set(period, quarterOf(slot))
  }
  const periodOf = (code: string) =>
    emptyPeriod({
      ...{ code, name: all.find((one) => one.code === code)?.name ?? code },
      from: first.get(code) ?? NO_PERIOD,
    })
  return [
    ...[...first.keys()].map(periodOf),
    ...stays.map(({ name, a, parties, covers }) => ({
      ...periodOf(periodAt(served, a) ?? ''),
      [name as Outcome]: { parties, covers },
    })),
  ]
}

/** The seats of each quarter from the first seating to the end of the last turn, and the guests at their tables. */
function quarterFigures(
  plan: FloorPlan,
  served: ServiceDay,
  stays: readonly DayRow[],
): QuarterFigures[] {
  const { firstSeatingSlot, firstSlot, slotCount } = served
  const seats = plan.settings.tables.reduce((sum, { maxParty }) => sum + maxParty, 0)
  const quarterOf = wallQuarters(served.date, plan.settings.timeZone)
  const open = slotsBetween(firstSeatingSlot, slotCount === 0 ? 0 : firstSlot + slotCount)
  return [
    ...open.map((slot) => ({ quarter: quarterOf(slot), covers: 0, seats })),
    ...stays.flatMap(({ name, a, b, covers }) => {
      if (name === 'cancelled' || name === 'noShow') return []
      return slotsBetween(a, b).map((slot) => ({ quarter: quarterOf(slot), covers, seats: 0 }))
    }),
  ]
}

function slotsBetween(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, n) => first + n)
}

/**
 * The quarter of an hour on the wall in which a slot is, counted from the midnight of a date. An hour that comes twice
 * is the same four quarters twice, and one that is skipped is none.
 */
function wallQuarters(date: string, zone: string): (slot: number) => number {
  const midnight = Date.parse(`${date}T00:00Z`) / SLOT_MS
  const ahead = (slot: number) => aheadOfUtc(slot, zone)
  const noon = midnight + 48
  // Most days have no change of the clocks from well before their first visit until well after their last one.
  const [first, last] = [ahead(noon - 96), ahead(noon + 144)]
  return (slot) => slot + (first === last ? first : ahead(slot)) - midnight
}

const known = new LRUCache<string, number>({ max: 10_000 })

/** How many slots the clock on the wall is ahead of UTC in a slot. */
function aheadOfUtc(slot: number, zone: string): number {
  const key = `${slot} ${zone}`
  const before = known.get(key)
  if (before !== undefined) return before
  const wall = Math.floor(Date.parse(`${localOf(slot * SLOT_MS, zone)}Z`) / SLOT_MS)
  known.set(key, wall - slot)
  return wall - slot
}
