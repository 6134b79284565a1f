import { addDays, localOf } from '#lib/time/time.ts'
import type { Availability, AvailabilityType, AvailableTime } from '../contract.ts'
import type { HeldSlot } from './sealed-tokens.ts'
import type { AvailabilityReply } from './wire.ts'

/** Days ahead that OpenTable takes bookings for (its certification). */
export const HORIZON_DAYS = 365
/** Latest time of a day that is asked for and offered (its certification). */
export const LAST_TIME = '23:30'
/** Most guests that OpenTable can be asked about. */
export const MAX_PARTY = 20
/** Minutes before and after the asked time. */
const WINDOW = 150
/** OpenTable's kinds of table; without them it answers for `default` alone. */
const ATTRIBUTES = ['default', 'hightop', 'bar', 'counter', 'outdoor']
/** The kind that every restaurant has: what a search is for that names none. */
export const DEFAULT_ATTRIBUTES = ['default']
/** Why there is nothing where everything wants a card and the site takes none, in OpenTable's word. */
const NEEDS_CARD = 'CreditCardRequired'

/** Whether OpenTable has tables of a kind; its own spelling of them varies. */
export function isAttribute(code: string): boolean {
  return ATTRIBUTES.includes(code.toLowerCase())
}

/** Why a time can be refused without asking: it is past, or further away than anybody books. */
export function outsideHorizon(
  at: string,
  timeZone: string,
  now: number,
): 'InThePast' | 'OutsideBookingWindow' | null {
  const local = localOf(now, timeZone)
  if (at.slice(0, 10) < local.slice(0, 10)) return 'InThePast'
  return at.slice(0, 10) > addDays(local.slice(0, 10), HORIZON_DAYS) ? 'OutsideBookingWindow' : null
}

/** Whether a search around `at` reaches a time of the restaurant. */
export function inWindow(time: string, at: string): boolean {
  return Math.abs(Date.parse(`${time}Z`) - Date.parse(`${at}Z`)) <= WINDOW * 60_000
}

/**
 * A search: `window` minutes before and after `at`, for kinds of table (all of them unless told); slots that
 * need a card are left out without `cards`.
 */
type Search = {
  at: string
  party: number
  cards: boolean
  window?: number
  attributes?: string[]
}

/** Path of a search. */
export function availabilityPath(
  rid: string,
  { at, party, cards, window = WINDOW, attributes = ATTRIBUTES }: Search,
): string {
  const minutes = String(Math.floor(Number(at.slice(14, 16)) / 15) * 15).padStart(2, '0')
  const query = new URLSearchParams({
    start_date_time: `${at.slice(0, 14)}${minutes}`,
    forward_minutes: String(window),
    backward_minutes: String(window),
    party_size: String(party),
    require_attributes: attributes.join(','),
    include_credit_card_results: String(cards),
    include_experiences: 'true',
  })
  return `/v2/availability/${encodeURIComponent(rid)}?${query}`
}

/**
 * Whether times came back, and none with a kind of table: so would answer who reads a list of kinds as the
 * name of one. How it is read is not public.
 */
export function lacksAttributes({ times, times_available: found }: AvailabilityReply): boolean {
  const areas = found.flatMap((time) => time.availability_types.flatMap((one) => one.dining_area))
  return times.length + found.length > 0 && areas.every(({ attributes }) => attributes.length === 0)
}

/** Whether a table of a search is taken by an experience. */
export function hasExperiences({ times_available: found }: AvailabilityReply): boolean {
  return found.some((time) => time.availability_types.some(({ type }) => type === 'Experience'))
}

/**
 * What is left of a search for guests who can give no card: no table that wants one, and of the experiences
 * those that are `open` to them (null = not known) where no card vouches for them at that time.
 */
export function excludeCardSlots(
  reply: AvailabilityReply,
  open: ReadonlySet<string> | null,
): AvailabilityReply {
  const times_available = reply.times_available.map((found) => ({
    ...found,
    availability_types: found.availability_types.flatMap((one) => {
      if (one.cancellation_policy) return []
      if (one.type !== 'Experience') return [one]
      const vouched = new Set(
        one.experience_cancellation_policies.map(({ experience_id }) => experience_id),
      )
      const dining_area = one.dining_area.flatMap((area) => {
        const named = area.experience_ids
        const experience_ids = named.filter((id) => !vouched.has(id) && (open?.has(id) ?? true))
        const none = named.length > 0 ? experience_ids.length === 0 : open?.size === 0
        return none ? [] : [{ ...area, experience_ids }]
      })
      return [{ ...one, dining_area }]
    }),
  }))
  const left = { ...reply, times_available }
  if (lacksAttributes(reply) || !lacksAttributes(left)) return left
  return { ...left, no_availability_reasons: [NEEDS_CARD] }
}

/**
 * Times from `now` (a wall time of the restaurant) on, none later in a day than LAST_TIME, in the port's shape: one entry a time, in order.
 * Where a time takes standard bookings its attributes are those of standard tables. What the visitor
 * holds counts as free.
 */
export function availabilityOf(
  reply: AvailabilityReply,
  now: string,
  own: HeldSlot | null,
): Availability {
  const byTime = new Map<string, Kinds>()
  for (const { time, availability_types } of reply.times_available) {
    if (time <= now || time.slice(11) > LAST_TIME) continue
    const kinds = byTime.get(time) ?? new Map()
    for (const { type, dining_area } of availability_types) {
      if (type !== 'Standard' && type !== 'Experience') continue
      for (const area of dining_area) {
        for (const attribute of area.attributes) add(kinds, type, attribute)
        if (type === 'Experience') for (const id of area.experience_ids) add(kinds, 'ids', id)
      }
    }
    byTime.set(time, kinds)
  }
  if (own) {
    const kinds = byTime.get(own.at) ?? new Map()
    add(kinds, own.experience ? 'Experience' : 'Standard', own.attribute)
    if (own.experience) add(kinds, 'ids', own.experience.id)
    byTime.set(own.at, kinds)
  }
  const times = [...byTime].flatMap(([time, kinds]) => timeOf(time, kinds))
  times.sort((a, b) => (a.time < b.time ? -1 : 1))
  if (times.length > 0) return { times, reasons: [] }
  const reasons = reply.no_availability_reasons
  return { times, reasons: reasons.length > 0 ? reasons : ['NoTimesExist'] }
}

/** Attributes by type of availability, and the ids of the experiences. */
type Kinds = Map<AvailabilityType | 'ids', Set<string>>

function add(kinds: Kinds, of: AvailabilityType | 'ids', value: string) {
  kinds.set(of, (kinds.get(of) ?? new Set<string>()).add(value))
}

function timeOf(time: string, kinds: Kinds): AvailableTime[] {
  const attributes = kinds.get('Standard') ?? kinds.get('Experience')
  if (!attributes) return []
  const types = (['Standard', 'Experience'] as const).filter((type) => kinds.has(type))
  return [{ time, types, attributes: [...attributes], experiences: [...(kinds.get('ids') ?? [])] }]
}
