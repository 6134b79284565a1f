import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import { usualPeriods } from '#booking-engine/settings/usual-periods.ts'
import { locations } from '../locations/all.ts'
import type { DemoLocation } from '../types.ts'
import { experiences } from './experiences.ts'
import { floorLayouts } from './floor-layouts.ts'
import { floorPlans } from './floor-plans.ts'
import type { FloorPlan } from './plan.ts'

/** Larger parties write: every text of the demo group that says where groups begin says nine. */
const MAX_PARTY = 8

/** Booking settings by location uid, for every restaurant with a floor plan. */
export const bookingSettings: Record<string, BookingSettingsInput> = Object.fromEntries(
  locations.flatMap((location) => {
    const plan = floorPlans[location.uid]
    return plan ? [[location.uid, settingsOf(location, plan)]] : []
  }),
)

function settingsOf(location: DemoLocation, plan: FloorPlan): BookingSettingsInput {
  const layouts = floorLayouts[location.uid]
  const seats = plan.tables.reduce((sum, table) => sum + table.maxParty, 0)
  return {
    timeZone: location.timeZone,
    country: location.country,
    province: location.province,
    periods: usualPeriods(location.hours),
    ...plan,
    ...(layouts ? { layouts } : {}),
    experiences: experiences[location.uid] ?? [],
    turnTimes: [
      { upTo: 2, minutes: 90 },
      { upTo: 4, minutes: 105 },
      { upTo: 6, minutes: 120 },
      { upTo: MAX_PARTY, minutes: 150 },
    ],
    // A kitchen fires a quarter of the room at once, and never less than its largest party.
    coversPerSlot: Math.max(MAX_PARTY, Math.round(seats / 4)),
    minParty: 1,
    maxParty: MAX_PARTY,
    horizonDays: 90,
    noticeMinutes: location.isFlagship ? 15 : 0,
    cancelCutOffMinutes: 120,
    emailRequired: false,
    // At the flagships a card vouches for a large table.
    guarantee: location.isFlagship
      ? { kind: 'hold', amount: 2_500, per: 'person', fromParty: 7 }
      : null,
  }
}
