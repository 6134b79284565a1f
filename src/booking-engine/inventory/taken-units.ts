import type { BookingSql } from '#storage/database.ts'
import type { ServiceDay } from '../calendar/service-day.ts'
import type { TakenUnit } from './occupancy.ts'

/** The taken units of a day, expired holds excluded. */
export function readTakenUnits(
  sql: BookingSql,
  locationId: string,
  day: ServiceDay,
): Promise<TakenUnit[]> {
  const { dialect } = sql
  return sql.all<TakenUnit>(
    `SELECT u.resource, u.slot, u.state, u.expires_at, h.visitor
     FROM units u LEFT JOIN holds h ON h.id = u.hold_id AND u.state = 'held'
     WHERE u.location_id = $1 AND u.slot >= $2 AND u.slot < $3
       AND (u.state <> 'held' OR u.expires_at > ${dialect.now})`,
    [locationId, day.firstSlot, day.firstSlot + day.slotCount],
  )
}
