import { addDays } from '#lib/time/dates.ts'
import { localOf } from '#lib/time/time.ts'
import type { Availability, AvailabilityType, AvailableTime } from '../contract.ts'
import type { HeldSlot } from './sealed-tokens.ts'
import type { AvailabilityReply } from './wire.ts'

/** How many days ahead OpenTable takes bookings; its certification asks for this value. */
export const HORIZON_DAYS = 365
/** Latest time of a day that is searched and offered, `HH:mm`; its certification asks for this value. */
export const LAST_TIME = '23:30'
/** Largest party that OpenTable can be asked about. */
export const MAX_PARTY = 20
/** Minutes that a search covers before and after its time, unless it names others. */
const WINDOW = 150
/**
 * OpenTable's kinds of table, in its own spelling. A search that names none is answered for `default` alone.
 */
const ATTRIBUTES = ['default', 'hightop', 'bar', 'counter', 'outdoor']
/** The kinds for a search that does not tell them: `default`, which every restaurant has. */
export const DEFAULT_ATTRIBUTES = ['default']
/** OpenTable's code for a search in which every table needs a card, and guests cannot give one. */
const NEEDS_CARD = 'CreditCardRequired'

/** Whether `code` is a kind of table at OpenTable, in whatever capitals. */
export function isAttribute(code: string): boolean {
  return ATTRIBUTES.includes(code.toLowerCase())
}

/**
 * The reason why a local time cannot be booked, without asking OpenTable: its day is past at `now` (ms), or
 * more than `HORIZON_DAYS` ahead. Null where it may be.
 */
export function outsideHorizon(
  at: string,
  timeZone: string,
  now: number,
): 'InThePast' | 'OutsideBookingWindow' | null {
  const local = localOf(now, timeZone)
  if (at.slice(0, 10) < local.slice(0, 10)) return 'InThePast'
  return at.slice(0, 10) > addDays(local.slice(0, 10), HORIZON_DAYS) ? 'OutsideBookingWindow' : null
}

/** Whether a search around `at` covers `time`; both are local times of the restaurant. */
export function inWindow(time: string, at: string): boolean {
  return Math.abs(Date.parse(`${time}Z`) - Date.parse(`${at}Z`)) <= WINDOW * 60_000
}

/**
 * A search around the local time `at`: `window` is in minutes before and after it, `attributes` are the kinds
 * of table (all unless given). Without `cards`, slots that need a card are left out.
 */
type Search = {
  at: string
  party: number
  cards: boolean
  window?: number
  attributes?: string[]
}

/** Path and query of the call that makes a search. */
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
 * Whether a reply has times but no kinds of table. A server that takes the list of kinds for the name of one
 * kind answers so; OpenTable does not document how it reads the list.
 */
export function lacksAttributes({ times, times_available: found }: AvailabilityReply): boolean {
  const areas = found.flatMap((time) => time.availability_types.flatMap((one) => one.dining_area))
  return times.length + found.length > 0 && areas.every(({ attributes }) => attributes.length === 0)
}

/** Whether a reply has a table that is booked with an experience. */
export function hasExperiences({ times_available: found }: AvailabilityReply): boolean {
  return found.some((time) => time.availability_types.some(({ type }) => type === 'Experience'))
}

/**
 * A reply without what guests cannot book who can give no card: tables that need one, and experiences that
 * need one at that time or are not in `open`, the ids of those without prepayment (null = not known, and all
 * count as open).
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
 * The times of a reply in the port's shape, one entry each, in order: after the local time `now`, up to
 * `LAST_TIME`. A time that takes standard bookings has the attributes of its standard tables. The slot `own`,
 * which the visitor holds, counts as free.
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

/** The attributes of a time, by type of availability, and the ids of its experiences. */
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
