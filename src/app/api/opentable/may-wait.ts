import { isOpenAtMinute } from '#booking-engine/settings/opening-hours.ts'
import { readHours } from '#data/locations/location-hours.ts'
import { toLocalTime } from '#lib/time/opening-hours.ts'
import type { LocalDateTime } from '#lib/time/time.ts'
import type { BookingLocation, BookingProvider } from '#providers/booking/contract.ts'

type Place = { location: BookingLocation; provider: BookingProvider }

/**
 * Whether somebody may wait for a table at a wall time: not where the restaurant is closed then. Where the
 * provider does not say, its public hours do.
 */
export async function mayWait({ location, provider }: Place, at: LocalDateTime): Promise<boolean> {
  const seats = await provider.seatsAround(location, at)
  if (seats.ok && seats.value !== null) return seats.value
  const hours = await readHours(Number(location.id))
  const { date, minutes } = toLocalTime(at)
  return hours === null || isOpenAtMinute(hours, date)(minutes)
}
