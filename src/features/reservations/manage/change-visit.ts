import { createHash } from 'node:crypto'
import { type BookableLocation, findBookableLocation } from '#data/locations/booking-locations.ts'
import { renderContext } from '#lib/front/render-context.ts'
import type { Money } from '#lib/money/money.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import { upcomingOffsets } from '#lib/time/utc-offsets.ts'
import type {
  Availability,
  BookingLocation,
  BookingProvider,
  BookingRules,
  ExperienceChoice,
  HoldCode,
  Visitor,
} from '#providers/booking/contract.ts'
import type { Calendar } from '../flow/times.ts'
import type { ChangeRequest, NewTable } from './change-query.ts'
import { findHeldTable, isUnavailable, type ManageRefusal } from './find-visit.ts'
import type { Visit } from './visit.ts'

/**
 * What a guest may change their visit to; `found` is null until they have looked for something. `total` is
 * what its experience costs the wanted party, by the price and the terms of `version`.
 */
export type Changes = {
  visit: Visit
  calendar: Calendar
  found: Availability | null
  total: Money | null
  version: number | null
}

/**
 * `not_here`: the visit cannot be changed on this site (any more); its page or the restaurant helps ·
 * `price_changed`: the experience costs something else than the guest was told · `payment_differs`: it
 * would want another payment than was made.
 */
export type ChangeCode =
  | ManageRefusal
  | HoldCode
  | 'cancelled'
  | 'hold_lost'
  | 'not_here'
  | 'price_changed'
  | 'payment_differs'

/** The visit behind a manage token with the restaurant's calendar, and the times that are `wanted`. */
export async function findChanges(
  token: string,
  wanted: ChangeRequest | null,
): Promise<Result<Changes, ChangeCode>> {
  const kept = await findChangeable(token)
  if (!kept.ok) return kept
  const { visit, provider, location, experience } = kept.value
  const rules = await provider.rules(location)
  if (!rules.ok) return rules
  const calendar = calendarOf(rules.value, location)
  const version = experience?.version ?? null
  if (!wanted) return ok({ visit, calendar, found: null, total: null, version })
  const query = { at: `${wanted.date}T${wanted.time}`, party: wanted.people }
  const found = await provider.availability(location, {
    ...query,
    visitor: visitorOf(token),
    changing: token,
  })
  if (!found.ok) return found
  const { times, reasons } = found.value
  if (!experience) {
    const alone = times.filter(({ types }) => types.includes('Standard'))
    return ok({ visit, calendar, found: { times: alone, reasons }, total: null, version })
  }
  const served = times.filter((one) => one.experiences.includes(experience.id))
  const cost = await provider.total(location, {
    experience,
    party: wanted.people,
    addOns: visit.experience?.addOns ?? [],
  })
  if (!cost.ok && isUnavailable(cost.code)) return refuse(cost.code)
  // Not for such a party, or not with these add-ons any more.
  if (!cost.ok) return ok({ visit, calendar, found: { times: [], reasons }, total: null, version })
  const { total: amount, currency, multiplier } = cost.value
  const total = { amount, currency, multiplier }
  return ok({ visit, calendar, found: { times: served, reasons }, total, version })
}

/**
 * Moves a visit to another table, and answers with the address of its page, which may be another one
 * from then on; null where it is the table that they have. The new table is held before the old one is given back, so that a refusal leaves the
 * visit as it was; the hold of a refused change is released.
 */
export async function changeVisit(
  token: string,
  { at, people, seating, version }: NewTable,
): Promise<Result<string | null, ChangeCode>> {
  const kept = await findChangeable(token)
  if (!kept.ok) return kept
  const { visit, provider, location, experience } = kept.value
  if (visit.at === at && visit.party === people && visit.seating === seating) return ok(null)
  if (experience && experience.version !== version) return refuse('price_changed')
  const wanted = { at, party: people, attribute: seating, experience }
  const hold = await provider.hold(location, {
    ...wanted,
    visitor: visitorOf(token),
    changing: token,
  })
  if (!hold.ok) return hold
  const moved = await provider.modify(token, hold.value.token)
  if (moved.ok) return ok(moved.value.manageUrl)
  // Not known to have failed, the hold may be the visit's by now; it runs out by itself.
  if (moved.code !== 'provider_unavailable') await provider.release(location, hold.value.token)
  return moved
}

type Changeable = {
  visit: Visit
  provider: BookingProvider
  location: BookingLocation & Pick<BookableLocation, 'hours'>
  /** What goes with the visit, as it is offered today; null = a table alone. */
  experience: ExperienceChoice | null
}

async function findChangeable(token: string): Promise<Result<Changeable, ChangeCode>> {
  const kept = await findHeldTable(token)
  if (!kept.ok) return kept
  const { visit, provider } = kept.value
  if (visit.state !== 'booked' || visit.place.uid === null) return refuse('not_here')
  const found = await findBookableLocation(visit.place.uid)
  if (!found || found.comingSoon) return refuse('not_here')
  const location = { ...found, id: String(found.id) }
  if (!visit.experience) return ok({ visit, provider, location, experience: null })
  if (!provider.abilities.movesExperiences) return refuse('not_here')
  const offered = await provider.experiences(location)
  if (!offered.ok) return offered
  const today = offered.value.find(({ id }) => id === visit.experience?.id)
  if (!today) return refuse('not_here')
  return ok({ visit, provider, location, experience: { id: today.id, version: today.version } })
}

function calendarOf(
  rules: BookingRules,
  { timeZone, hours }: Pick<Changeable['location'], 'timeZone' | 'hours'>,
): Calendar {
  const today = localOf(rules.serverTime, timeZone).slice(0, 10)
  return {
    utcOffsets: upcomingOffsets(timeZone, rules.serverTime),
    lastDate: addDays(today, rules.horizonDays),
    lastTime: rules.lastTime,
    closedDates: rules.closedDays,
    hours,
  }
}

/** The visitor of a manage link: all who open it share one hold at a time. */
function visitorOf(manageToken: string): Visitor {
  const token = createHash('sha256').update(`change ${manageToken}`).digest('base64url')
  return { token: token.slice(0, 22), address: renderContext()?.address ?? null }
}
