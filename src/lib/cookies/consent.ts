/** Consent categories in addition to what is necessary (spec:shell.scripts-need-consent). */
export const CATEGORIES = ['comfort', 'statistics', 'embeds'] as const

/** `comfort`: the accessibility widget. `statistics`: visitor tracking. `embeds`: other sites' frames. */
export type Category = (typeof CATEGORIES)[number]

export type Consent = ReadonlySet<Category>

/** The cookie of the notice (spec:shell.notice-cookies); its value is what was chosen. */
export const CONSENT_COOKIE = 'cookie-notice'

/** Always allowed, and always the first word of the cookie. */
const NECESSARY = 'necessary'

/** The cookie's value: `necessary`, then what is allowed: `necessary.comfort.embeds`. */
export function formatConsent(consent: Iterable<Category>): string {
  const allowed = new Set(consent)
  return [NECESSARY, ...CATEGORIES.filter((category) => allowed.has(category))].join('.')
}

/** Parses a cookie value; null (no choice made) for every text that `formatConsent` does not write. */
export function parseConsent(value: string | null): Consent | null {
  if (value === null) return null
  const words = value.split('.')
  const consent = new Set(CATEGORIES.filter((category) => words.includes(category)))
  return formatConsent(consent) === value ? consent : null
}
