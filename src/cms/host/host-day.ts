import type { PayloadRequest } from 'payload'
import type { HostDay } from '#booking-engine/host/types.ts'
import { bookingEngine } from '#booking-engine/process.ts'
import { ok, type Result } from '#lib/result.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { startOfDay } from '#lib/time/time.ts'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { readStaffNames } from '../staff/staff-names.ts'

/** A day as a host's browser gets it. */
export type HostDayView = Omit<HostDay, 'timeZone'> & {
  /** Names of those who did something in it, by the id of their account. */
  people: Record<string, string>
  /** The restaurant's clocks, now and on the day. */
  utcOffsets: UtcOffsets
}

/** A location's day with names; accounts that are gone have none. */
export async function readHostDay(
  req: PayloadRequest,
  location: number,
  day: string | null,
): Promise<Result<HostDayView, 'unknown_location'>> {
  const { host } = await bookingEngine()
  const found = await host.day(String(location), day)
  if (!found.ok) return found
  const { reservations, cancelled } = found.value
  const acts = [...reservations, ...cancelled].flatMap((one) => one.acts)
  const people = await readStaffNames(
    req,
    acts.map(({ staff }) => staff),
  )
  const { timeZone, ...rest } = found.value
  const offsets = utcOffsets(timeZone, rest.now, startOfDay(rest.day, timeZone))
  return ok({ ...rest, people, utcOffsets: offsets })
}
