import { ok, type Result, refuse } from '#lib/result.ts'
import { addMinutes, instantOf, SLOT_MS } from '#lib/time/time.ts'
import type { SeatingTime } from '../calendar/service-day.ts'
import type { VisitorView } from '../inventory/occupancy.ts'
import type { InventoryUnit } from '../inventory/units.ts'
import { type FloorPlan, tableOptionsFor, turnMinutesFor } from '../settings/floor-plan.ts'
import type { SeatingAttribute } from '../settings/settings.ts'
import { type AvailabilityRead, type DayCache, outsideBookableDates } from './day-cache.ts'
import {
  type DaySeating,
  freeExperienceSeats,
  isBookableWithoutExperience,
} from './experience-seats.ts'
import { isOffered } from './find-table.ts'
import type { AvailabilityQuery, NoTimesReason, Offer, OfferedTime } from './types.ts'

const DEFAULT_MINUTES = 150
const MAX_MINUTES = 720

/**
 * Bookable times for a party around a local time, or why there are none; `visit` are units of the visitor's own
 * booking, which count as free.
 */
export async function availability(
  days: DayCache,
  query: AvailabilityQuery,
  visit: readonly InventoryUnit[] = [],
): Promise<Result<Offer, 'unknown_location'>> {
  const date = query.at.slice(0, 10)
  const read = await days.read(query.locationId, date)
  if (!read) return refuse('unknown_location')
  const { settings } = read.plan
  if (query.party > settings.maxParty) return ok(none('AboveMaxPartySize'))
  if (query.party < settings.minParty) return ok(none('BelowMinPartySize'))
  const unreachable = outsideBookableDates(read, date)
  if (unreachable) return ok(none(unreachable))
  const { at, from, to } = searchWindow(query, settings.timeZone, read.now)
  const offered = new Map<string, TableChoices>()
  let seatings = 0
  const refusals = new Set<NoTimesReason | null>()
  // The previous day may run past midnight, and the window may reach into the next day.
  for (const serviceDay of days.datesAround(date).slice(1, 4)) {
    const day = days.day(query.locationId, read.plan, serviceDay)
    if (serviceDay === date) seatings += day.seatingTimes.length
    const starts = day.seatingTimes.filter(({ slot }) => slot >= from && slot <= to)
    if (starts.length === 0) continue
    seatings += starts.length
    const state = await days.state(query.locationId, read, serviceDay)
    const view = state.cached.occupancy.viewFor(query.visitor ?? null, visit)
    for (const start of starts) {
      const closed = notBookableReason(read, serviceDay, start)
      refusals.add(closed)
      if (closed) continue
      const choices = tableChoicesAt(read.plan, view, { day, start }, query)
      if (choices) offered.set(start.time, mergeChoices(offered.get(start.time), choices))
    }
  }
  if (offered.size === 0) {
    return ok(none(seatings === 0 ? 'RestaurantClosed' : noTimesReason(refusals, at < read.now)))
  }
  const times: OfferedTime[] = [...offered]
    .map(([time, { attributes, standard, experiences }]) => ({
      ...{ time, attributes: [...attributes], standard, experiences: [...experiences] },
    }))
    .toSorted((a, b) => (a.time < b.time ? -1 : 1))
  return ok({ times, reasons: [] })
}

/**
 * Why there is nothing around a time, from what excluded the seatings there (null = only that the tables are
 * taken). Seatings in the past are no reason for a time that is still to come.
 */
function noTimesReason(
  refusals: ReadonlySet<NoTimesReason | null>,
  isPast: boolean,
): NoTimesReason {
  if (refusals.has(null)) return 'NoTimesExist'
  for (const reason of ['NotFarEnoughInAdvance', 'OutsideBookingWindow'] as const) {
    if (refusals.has(reason)) return reason
  }
  return isPast ? 'InThePast' : 'NoTimesExist'
}

/** Why a seating cannot be booked now, or null: in the past, stopped, too soon, beyond the horizon. */
export function notBookableReason(
  { plan, now, lastDay }: Pick<AvailabilityRead, 'plan' | 'now' | 'lastDay'>,
  serviceDay: string,
  start: SeatingTime,
): NoTimesReason | null {
  const { settings } = plan
  const instant = start.slot * SLOT_MS
  if (instant < now) return 'InThePast'
  if (start.stopped === 'all') return 'NoTimesExist'
  if (instant < now + settings.noticeMinutes * 60_000) return 'NotFarEnoughInAdvance'
  return serviceDay > lastDay ? 'OutsideBookingWindow' : null
}

/** What a party can choose at one time. */
type TableChoices = {
  attributes: Set<SeatingAttribute>
  standard: boolean
  experiences: Set<string>
}

/** What is left for a party at a seating; null = nothing. */
function tableChoicesAt(
  plan: FloorPlan,
  view: VisitorView,
  seating: DaySeating,
  { party, prepaid }: AvailabilityQuery,
): TableChoices | null {
  const attributes = attributesAt(plan, view, seating.start, party)
  if (attributes.size === 0) return null
  const experiences = seating.start.experiences
    .filter((one) => prepaid || !one.prepaymentRequired)
    .filter((one) => freeExperienceSeats(one, view, seating, party) !== null)
  const standard = isBookableWithoutExperience(seating.start)
  if (!standard && experiences.length === 0) return null
  return { attributes, standard, experiences: new Set(experiences.map(({ code }) => code)) }
}

/** The choices of a time that two service days share. */
function mergeChoices(a: TableChoices | undefined, b: TableChoices): TableChoices {
  if (!a) return b
  return {
    attributes: new Set([...a.attributes, ...b.attributes]),
    standard: a.standard || b.standard,
    experiences: new Set([...a.experiences, ...b.experiences]),
  }
}

function attributesAt(plan: FloorPlan, view: VisitorView, start: SeatingTime, party: number) {
  const attributes = new Set<SeatingAttribute>()
  if (view.freePacingSeats(start, party) === null) return attributes
  const slots = turnMinutesFor(plan.settings, party) / 15
  for (const option of tableOptionsFor(plan, party)) {
    if (attributes.has(option.attribute)) continue
    if (isOffered(start, option) && view.isFree(option, start, slots))
      attributes.add(option.attribute)
  }
  return attributes
}

/**
 * First and last slot of a search, and the requested instant, ms. What has passed of the window is searched
 * after it instead: late in an evening that is where tables are left.
 */
function searchWindow(query: AvailabilityQuery, zone: string, now: number) {
  // In the hour that the clocks skip there is no such instant: search around the next hour.
  const at = instantOf(query.at, zone) ?? instantOf(addMinutes(query.at, 60), zone) ?? 0
  const back = Math.min(query.backward ?? DEFAULT_MINUTES, MAX_MINUTES) * 60_000
  const ahead = Math.min(query.forward ?? DEFAULT_MINUTES, MAX_MINUTES) * 60_000
  const passed = at + ahead < now ? 0 : Math.max(0, now - (at - back))
  return {
    at,
    from: Math.ceil((at - back) / SLOT_MS),
    to: Math.floor((at + ahead + passed) / SLOT_MS),
  }
}

function none(reason: NoTimesReason): Offer {
  return { times: [], reasons: [reason] }
}
