/** A number as a language writes it. */
export function formatNumber(
  language: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return new Intl.NumberFormat(language, options).format(value)
}

/** A restaurant's local date (`2027-05-01`) or date and time (`2027-05-01T19:00`) as a language writes it. @public */
export function formatDate(
  language: string,
  value: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const instant = new Date(value.includes('T') ? `${value}Z` : `${value}T00:00:00Z`)
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(instant)
}

/** The plural form that a language has for a number: `one`, `few`, `other` and so on. @public */
export function pluralForm(
  language: string,
  value: number,
  type: Intl.PluralRuleType = 'cardinal',
): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language, { type }).select(value)
}
