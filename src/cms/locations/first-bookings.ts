import { type PayloadRequest, ValidationError } from 'payload'
import { usualPeriods } from '#booking-engine/settings/usual-periods.ts'
import {
  DINING_TEMPLATES,
  type DiningSize,
  type RoomTemplate,
  SIDE_TEMPLATES,
  seatsOf,
} from '#lib/floor/templates.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import type { BookingSetting, HoursField } from '#payload-types.ts'
import { canCreateBookingSettings } from '../access/booking-settings.ts'
import { refuseInvalid } from '../documents/invalid-document.ts'
import { toPublicHours } from '../hours/opening-hours.ts'
import * as t from './messages.gen.ts'

/** The floor that a restaurant begins to take bookings with. */
export type FirstFloor = { size: DiningSize; bar: boolean; patio: boolean }

type Refused = 'forbidden' | 'not_found' | 'not_published' | 'has_settings' | 'invalid'
type Settings = Omit<BookingSetting, 'id' | 'updatedAt' | 'createdAt'>
type Room = { code: string; name: string; attribute: Seating; template: RoomTemplate }
type Seating = BookingSetting['tables'][number]['attribute']

/** Larger parties are asked to call. */
const MAX_PARTY = 8
const TURN_TIMES = [
  { upTo: 2, minutes: 90 },
  { upTo: 4, minutes: 105 },
  { upTo: 6, minutes: 120 },
  { upTo: MAX_PARTY, minutes: 150 },
]

/**
 * The booking settings that a location begins with: drawn rooms with their tables, and the service periods that its
 * opening hours leave room for, or dinner on all days where it has none yet.
 */
export function firstBookingSettings(
  location: number,
  floor: FirstFloor,
  hours: HoursField | null | undefined,
): Settings {
  const rooms = roomsOf(floor)
  const seats = rooms.reduce((sum, { template }) => sum + seatsOf(template), 0)
  return {
    location,
    periods: firstPeriods(hours),
    areas: rooms.map(({ code, name }) => ({ code, name })),
    tables: rooms.flatMap(({ code: area, attribute, template }) =>
      template.tables.map(({ code, seats: maxParty }) => {
        // Two do not have a table for six.
        const minParty = maxParty > 4 ? maxParty - 3 : 1
        return { code, area, attribute, minParty, maxParty }
      }),
    ),
    combinations: rooms.flatMap(({ template }) => combinationsOf(template)),
    layouts: [layoutOf(rooms)],
    turnTimes: TURN_TIMES,
    minParty: 1,
    maxParty: MAX_PARTY,
    // A kitchen fires a quarter of the room at once, and never less than its largest party.
    coversPerSlot: Math.max(MAX_PARTY, Math.round(seats / 4)),
    horizonDays: 90,
    noticeMinutes: 0,
    cancelCutOffMinutes: 120,
    remindAt: '10:00',
  }
}

/** The service periods that weekly opening hours leave room for; dinner on all days where there are no such hours. */
export function firstPeriods(
  hours: HoursField | null | undefined,
): NonNullable<Settings['periods']> {
  const weekly = toPublicHours(hours)?.weekly
  if (!weekly) {
    const dinner = { code: 'dinner', name: t.dinner(), firstSeating: '17:00', lastSeating: '21:00' }
    return [{ ...dinner, weekdays: [...WEEKDAYS] }]
  }
  return usualPeriods(weekly).map(({ weekdays, ...period }) => ({
    ...period,
    weekdays: weekdays.map((day) => WEEKDAYS[day % 7] as Weekday),
  }))
}

/**
 * Makes the booking settings of a published location that has none yet. `invalid`: the booking engine does not take
 * them with what is public of the location; `fields` says why.
 */
export async function takeFirstBookings(
  req: PayloadRequest,
  { location: id, ...floor }: FirstFloor & { location: number },
): Promise<Result<{ id: number }, Refused>> {
  if (!canCreateBookingSettings({ req, data: { location: id } })) return refuse('forbidden')
  const location = await req.payload.findByID({
    ...{ collection: 'locations', id, depth: 0, disableErrors: true, req },
  })
  if (!location) return refuse('not_found')
  if (location._status !== 'published') return refuse('not_published')
  const collection = 'booking-settings'
  const hasSettings = async () => {
    const where = { location: { equals: id } }
    return (await req.payload.count({ collection, where })).totalDocs > 0
  }
  if (await hasSettings()) return refuse('has_settings')
  const data = firstBookingSettings(id, floor, location.hours)
  try {
    const own = { depth: 0, overrideAccess: false, req } as const
    const made = await req.payload.create({ collection, data: data as BookingSetting, ...own })
    return ok({ id: made.id })
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    // Somebody else made them meanwhile.
    if (await hasSettings()) return refuse('has_settings')
    return refuseInvalid(error)
  }
}

function roomsOf({ size, bar, patio }: FirstFloor): Room[] {
  return [
    {
      ...{ code: 'dining-room', name: t.diningRoom(), attribute: 'default' as const },
      template: DINING_TEMPLATES[size],
    },
    ...(bar
      ? [{ code: 'bar', name: t.bar(), attribute: 'bar' as const, template: SIDE_TEMPLATES.bar }]
      : []),
    ...(patio
      ? [
          {
            ...{ code: 'patio', name: t.patio(), attribute: 'outdoor' as const },
            template: SIDE_TEMPLATES.patio,
          },
        ]
      : []),
  ]
}

function combinationsOf({ tables, together }: RoomTemplate) {
  const seatsAt = (code: string) => tables.find((table) => table.code === code)?.seats ?? 0
  return together.map((codes) => {
    const [one, other] = [seatsAt(codes[0]), seatsAt(codes[1])]
    return {
      ...{ code: codes.join('-'), tables: [...codes] },
      ...{ minParty: Math.max(one, other) + 1, maxParty: one + other },
    }
  })
}

function layoutOf(rooms: readonly Room[]) {
  return {
    ...{ code: 'usual', name: t.usualLayout(), yearly: [], dates: [] },
    rooms: rooms.map(({ name, template: { together: _, ...room } }) => ({ name, ...room })),
  }
}
