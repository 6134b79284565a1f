/** A number as a language writes it. */
export function formatNumber(
  language: string,
  value: number,
  options?: Intl.NumberFormatOptions,
): string {
  return numberFormat(language, options).format(value)
}

/** The formatter of numbers that a language has for some options. */
export function numberFormat(
  language: string,
  options?: Intl.NumberFormatOptions,
): Intl.NumberFormat {
  return kept(language, options, Intl.NumberFormat)
}

/** A restaurant's local date (`2027-05-01`) or date and time (`2027-05-01T19:00`) as a language writes it. */
export function formatDate(
  language: string,
  value: string,
  options: Intl.DateTimeFormatOptions,
): string {
  return formatInstant(language, Date.parse(value.includes('T') ? `${value}Z` : value), options)
}

/** An instant (ms) in UTC as a language writes it. */
export function formatInstant(
  language: string,
  value: number,
  options: Intl.DateTimeFormatOptions,
): string {
  return kept(language, { ...options, timeZone: 'UTC' }, Intl.DateTimeFormat).format(value)
}

/** The plural form that a language has for a number: `one`, `few`, `other` and so on. @public */
export function pluralForm(
  language: string,
  value: number,
  type: Intl.PluralRuleType = 'cardinal',
): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language, { type }).select(value)
}

/** The texts of a list, and what a language writes between them: `a`, `, `, `b`, ` or `, `c`. */
export function listParts(
  language: string,
  values: readonly string[],
  type: Intl.ListFormatType,
): { type: 'element' | 'literal'; value: string }[] {
  return kept(language, { type }, Intl.ListFormat).formatToParts(values)
}

const formats = new Map<string, unknown>()

/** A formatter, made once for each language and its options: to make one takes longer than to use it. */
function kept<Options, Format>(
  language: string,
  options: Options,
  Make: new (language: string, options: Options) => Format,
): Format {
  const key = `${Make.name} ${language} ${JSON.stringify(options)}`
  let format = formats.get(key) as Format | undefined
  if (!format) {
    format = new Make(language, options)
    formats.set(key, format)
  }
  return format
}
