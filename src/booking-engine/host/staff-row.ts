import { localOf, SLOT_MS } from '#lib/time/time.ts'
import { guestColumns, type NewReservation } from '../bookings/reservation-rows.ts'
import type { Guest } from '../bookings/types.ts'
import type { FloorPlan, TableOption } from '../settings/floor-plan.ts'

/** What the staff give to a party: a table option, from slot `first` up to slot `end`, exclusive. */
export type StaffSeating = {
  id: string
  /** Key of the request, which stands in for a hold. */
  key: string
  locationId: string
  plan: FloorPlan
  serviceDay: string
  party: number
  guest: Guest
  table: Pick<TableOption, 'code' | 'tables' | 'attribute'>
  first: number
  end: number
}

/** The reservation of a party that the staff gave a table, without an experience. */
export function staffRow(secret: string, seating: StaffSeating): NewReservation {
  const { plan, table, first, end } = seating
  const { timeZone } = plan.settings
  return {
    ...guestColumns(secret, seating.id, seating.guest),
    hold_id: seating.key,
    location_id: seating.locationId,
    network: null,
    party: seating.party,
    attribute: table.attribute,
    place: table.code,
    tables: JSON.stringify(table.tables),
    service_day: seating.serviceDay,
    local_start: localOf(first * SLOT_MS, timeZone),
    time_zone: timeZone,
    starts_at: first * SLOT_MS,
    turn_minutes: (end - first) * 15,
    first_slot: first,
    slots: end - first,
    units_from: null,
    snapshot: plan.number,
    experience_id: null,
    experience_version: null,
    add_ons: null,
    bill: null,
  }
}
