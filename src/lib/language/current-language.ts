/** A language of the interface: each message catalogue has a file of its name. */
export type Language = 'en'

/**
 * The language in which texts, numbers and dates are written now. English is the only one: what decides
 * between several (an address, a setting) would answer here.
 */
export function currentLanguage(): Language {
  return 'en'
}

/** The clock of each language, whatever a device is set to (spec:locations.time-format). */
export const HOUR_CYCLES: Record<Language, 'h12' | 'h23'> = { en: 'h12' }
