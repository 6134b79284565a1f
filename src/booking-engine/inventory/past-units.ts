import { SLOT_MS } from '#lib/time/time.ts'
import type { BookingDatabase } from '#storage/database.ts'

/** Days after which nothing asks any more which tables were taken; bookings themselves stay. */
const KEPT_DAYS = 7
const DAY_SLOTS = (24 * 60 * 60_000) / SLOT_MS
/** Statements of one run, each for a day of one location: what is left is deleted by the next run. */
const MOST_DAYS = 500

/**
 * Deletes the taken units of days long past, so that the inventory is as large as what is to come, however long a
 * site runs. Returns their number. Each statement deletes a day of one location, so that no guest waits for it.
 */
export async function purgePastUnits(
  db: BookingDatabase,
  ended: () => boolean = () => false,
): Promise<number> {
  let deleted = 0
  for (let left = MOST_DAYS; left > 0 && !ended(); ) {
    const days = await firstPastDays(db)
    if (days.length === 0) break
    for (const { location_id, first, before } of days.slice(0, left)) {
      if (ended()) break
      deleted += await db.run(
        'DELETE FROM units WHERE location_id = $1 AND slot >= $2 AND slot < $3',
        [location_id, first, before],
      )
    }
    left -= days.length
  }
  return deleted
}

type PastDay = { location_id: string; first: number; before: number }

/** Of each location that has units in the past the first day of them; read by leaps over the index. */
function firstPastDays(db: BookingDatabase): Promise<PastDay[]> {
  const { now } = db.dialect
  return db.all<PastDay>(
    `WITH RECURSIVE places(id) AS (
       SELECT MIN(location_id) FROM units
       UNION ALL
       SELECT (SELECT MIN(location_id) FROM units WHERE location_id > places.id)
       FROM places WHERE places.id IS NOT NULL),
     days AS (
       SELECT id AS location_id,
         (SELECT MIN(slot) FROM units WHERE location_id = places.id) AS first,
         CAST(${now} / ${SLOT_MS} AS integer) - ${KEPT_DAYS * DAY_SLOTS} AS kept
       FROM places WHERE id IS NOT NULL)
     SELECT location_id, first,
       CASE WHEN first + ${DAY_SLOTS} < kept THEN first + ${DAY_SLOTS} ELSE kept END AS before
     FROM days WHERE first < kept`,
  )
}
