import { isDeepStrictEqual } from 'node:util'
import type { ExperienceSettings } from './experience-settings.ts'
import type { BookingSettings } from './settings.ts'

/**
 * Settings with the versions of their experiences: what changed its price or terms since `before` gets the
 * number of the snapshot to come, so that no version ever means two prices. Names and times are no terms.
 */
export function withExperienceVersions(
  settings: BookingSettings,
  before: BookingSettings | undefined,
  next: number,
): BookingSettings {
  const experiences = settings.experiences.map((experience) => {
    const old = before?.experiences.find(({ code }) => code === experience.code)
    const same = old && isDeepStrictEqual(termsOf(old), termsOf(experience))
    return { ...experience, version: same ? old.version : next }
  })
  return { ...settings, experiences }
}

function termsOf(experience: ExperienceSettings) {
  const { price, pricePer, taxes, serviceChargePercent, prepaymentRequired, addOns } = experience
  const sold = addOns.map(({ code, price, maxPerReservation }) => [code, price, maxPerReservation])
  const rates = taxes.map(({ name, percent }) => [name, percent])
  return [price, pricePer, rates, serviceChargePercent, prepaymentRequired, sold]
}
