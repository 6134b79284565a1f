import { bumpDayVersions } from '#booking-engine/inventory/day-versions.ts'
import { localOf, SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'

/** A visit as the book has it, however it came there. */
export type PastVisit = {
  id: string
  locationId: string
  day: string
  zone: string
  /** When it begins, slots, and for how many. */
  slot: number
  slots: number
  party: number
  bookedAt: number
  status: 'booked' | 'cancelled'
  source: 'guest' | 'walk_in'
  staffSource: string | null
  visit: 'seated' | 'finished' | 'no_show' | null
  visitAt: number | null
  /** When the staff seated it, once or several times. */
  seatedAt: number[]
  bill: { name: string; currency: string; multiplier: number; total: number } | null
}

/** Writes visits into the book, as if they had been booked and played there. */
export function writeVisits(
  store: BookingDatabase,
  visits: readonly PastVisit[],
): Promise<unknown> {
  return store.transaction({}, async (sql) => {
    for (const one of visits) {
      const at = one.slot * SLOT_MS
      await sql.run(
        `INSERT INTO reservations (id, hold_id, manage_hash, confirmation, location_id, status, party,
           attribute, place, tables, service_day, local_start, time_zone, starts_at, turn_minutes,
           first_slot, slots, snapshot, first_name, last_name, phone, special_request, marketing_opt_in,
           created_at, changed_at, source, staff_source, visit, visit_at, bill)
         VALUES ($1, $1, $1, 'ABC234', $2, $3, $4, 'default', 't1', '["t1"]', $5, $6, $7, $8, $9, $10,
           $11, 1, '', '', '', '', 0, $12, $12, $13, $14, $15, $16, $17)`,
        [
          ...[one.id, one.locationId, one.status, one.party, one.day, localOf(at, one.zone)],
          ...[one.zone, at, one.slots * 15, one.slot, one.slots, one.bookedAt],
          ...[one.source, one.staffSource, one.visit, one.visitAt],
          one.bill && JSON.stringify(one.bill),
        ],
      )
      for (const [n, seatedAt] of one.seatedAt.entries()) {
        await sql.run(
          `INSERT INTO desk_acts (subject, number, location_id, act, detail, staff, at)
           VALUES ($1, $2, $3, $4, '', '7', $5)`,
          [one.id, n + 1, one.locationId, one.source === 'walk_in' ? 'walk_in' : 'seat', seatedAt],
        )
      }
    }
    const changed = visits.map(({ locationId, day }) => ({ locationId, day, released: false }))
    if (changed.length > 0) await bumpDayVersions(sql, changed)
    return { ok: true as const, value: null }
  })
}
