import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { usualPeriods } from '#booking-engine/settings/usual-periods.ts'
import type { DemoLocation } from '../types.ts'

/** The weekly service periods that the public hours leave room for. */
export function weeklyPeriods({
  hours,
}: Pick<DemoLocation, 'hours'>): BookingSettingsInput['periods'] {
  return usualPeriods(hours)
}
