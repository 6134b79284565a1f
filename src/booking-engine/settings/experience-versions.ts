import { isDeepStrictEqual } from 'node:util'
import type { ExperienceSettings } from './experience-settings.ts'
import type { BookingSettings } from './settings.ts'

/**
 * Sets the versions of the experiences: one whose price or terms changed since `before` gets the number of the
 * next snapshot, so that no version ever means two prices. Names and times are not part of the terms.
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
