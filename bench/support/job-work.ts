import { createBookingEngine } from '#booking-engine/engine.ts'
import { addDays } from '#lib/time/dates.ts'
import { instantOf } from '#lib/time/time.ts'
import { openBookingDatabase } from '#storage/open.ts'
import type { Place } from '#tests/support/site.ts'
import { groupSecret } from './large-group.ts'

const DAY = 24 * 60 * 60_000
const ZONE = 'America/Vancouver'

/**
 * Gives every job of the ticker something to do at each location of a group: settings that were ordered and
 * not handed over, holds that ran out, visits whose guests are to be written to, guests who wait for a table,
 * applications and readers that were kept for too long.
 */
export async function makeWork(place: Place): Promise<void> {
  await makeBookings(place)
  const { getPayload } = await import('#data/site/payload.ts')
  const { runSql } = await import('#cms/database/sql.ts')
  const payload = await getPayload()
  await runSql(payload, 'UPDATE booking_settings SET notice_minutes = notice_minutes + 15')
  await runSql(
    payload,
    `INSERT INTO settings_handovers (location_id, number) SELECT location_id, 1 FROM booking_settings WHERE true
     ON CONFLICT (location_id) DO UPDATE SET number = settings_handovers.number + 1`,
  )
  const { docs } = await payload.find({ collection: 'locations', limit: 0, depth: 0 })
  for (const { id } of docs) {
    const name = { firstname: 'Ida', lastname: `Marsh ${id}` }
    await payload.create({
      collection: 'subscribers',
      data: { email: `ida-${id}@example.com`, state: 'pending', ...name } as never,
    })
  }
  const before = new Date(Date.now() - 400 * DAY).toISOString()
  await runSql(payload, `UPDATE subscribers SET updated_at = '${before}', created_at = '${before}'`)
}

/** A hold that ran out, a visit to come, and somebody who waits for a table, at each location. */
async function makeBookings(place: Place): Promise<void> {
  let now = Date.now() - 2 * DAY
  const store = await openBookingDatabase(place, { clock: () => now })
  const engine = createBookingEngine({ store, secret: groupSecret(place) })
  const date = addDays(new Date().toISOString().slice(0, 10), 3)
  const at = `${date}T19:00`
  const startsAt = instantOf(at, ZONE) ?? 0
  const hold = async (locationId: string, who: string) => {
    const visitor = { token: `${who} ${locationId}`, address: null }
    const held = await engine.hold({ locationId, at, party: 2, attribute: 'default', visitor })
    if (!held.ok) throw new Error(`${locationId}: ${held.code}`)
    return held.value.token
  }
  for (const { locationId } of await engine.locations()) {
    await hold(locationId, 'left')
    const email = `guest-${locationId}@example.com`
    const guest = { firstName: 'Ida', lastName: 'Marsh', email, phone: '+16045550123' }
    const booked = await engine.reserve({
      ...{ locationId, token: await hold(locationId, 'stays') },
      guest: { ...guest, specialRequest: '', marketingOptIn: false },
    })
    if (!booked.ok) throw new Error(`${locationId}: ${booked.code}`)
    await engine.waitlist.join({ locationId, at, startsAt, party: 2, email })
  }
  now = Date.now()
  await engine.close()
}
