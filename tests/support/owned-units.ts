import { serviceDayOf } from '#booking-engine/calendar/service-day.ts'
import { readFloorPlan } from '#booking-engine/settings/snapshots.ts'
import type { Sql } from '#lib/sql/sql.ts'
import { unitsAstray } from '#tests/history/model/units.ts'

type Booked = {
  id: string
  hold_id: string
  first_slot: number
  location_id: string
  party: number
  service_day: string
  local_start: string
  snapshot: number
  experience_id: string | null
}

/** Bookings of guests that do not own all of their tables, pacing seats and seats of their experience, in words. */
export async function bookingsLackingUnits(sql: Sql): Promise<string[]> {
  const tables = await unitsAstray(sql, 0)
  return [...tables.filter((one) => one.includes('does not own')), ...(await seatsAstray(sql))]
}

async function seatsAstray(sql: Sql): Promise<string[]> {
  const wrong: string[] = []
  const bookings = await sql.all<Booked>("SELECT * FROM reservations WHERE status = 'booked'")
  for (const row of bookings) {
    const plan = await readFloorPlan(sql, row.location_id, row.snapshot)
    const start = serviceDayOf(plan, row.service_day).seatingTimes.find(
      ({ time }) => time === row.local_start,
    )
    const own = async (resources: string) => {
      const [count] = await sql.all<{ count: number | string }>(
        `SELECT COUNT(*) AS count FROM units
         WHERE location_id = $1 AND hold_id = $2 AND slot <= $3 AND resource LIKE $4`,
        [row.location_id, row.hold_id, row.first_slot, resources],
      )
      return Number(count?.count)
    }
    const [pacing, served] = [await own('pace:%'), await own('exp%')]
    const paced = start?.covers == null ? 0 : row.party
    if (pacing !== paced) wrong.push(`${row.id} owns ${pacing} pacing seats of ${paced}`)
    const eating = row.experience_id === null ? 0 : row.party
    if (served !== eating) wrong.push(`${row.id} owns ${served} seats of ${eating} served`)
  }
  return wrong
}
