/** The largest price that a dish may have, in cents. */
export const MOST_CENTS = 10_000_000

/** Editors enter dollars, which the content has as a number; everything else counts cents. */
export function centsOf(amount: number | null | undefined): number | null {
  return typeof amount === 'number' ? Math.round(amount * 100) : null
}

/** Cents as the content has them. */
export function amountOf(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** `2450` → `24.50`, `2400` → `24`: as an editor types a price. */
export function typedCents(cents: number | null): string {
  if (cents === null) return ''
  const rest = String(cents % 100).padStart(2, '0')
  return `${Math.floor(cents / 100)}${rest === '00' ? '' : `.${rest}`}`
}

const CURRENCY =
  '(?:(?:CA|US|C|AU|A|NZ)?\\$(?: (?:CA|US)\\b)?|€|£|(?:CAD|USD|EUR|GBP|CHF)\\b|Fr\\.?)'
const GROUPED = [
  '\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?',
  '\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}',
  "\\d{1,3}(?:['’]\\d{3})+(?:\\.\\d{1,2})?",
  '\\d{1,3}(?: \\d{3})+[.,]\\d{1,2}',
]
const PLAIN = '\\d{1,6}(?:[.,]\\d{1,2}(?!\\d))?(?:[.,]?[-–—]{1,2}(?!\\w))?'

/** The source of a pattern of amounts as menus write them: `14`, `$14.50`, `CA$ 1.234,50`, `1,234.50`, `14,-`, `9 €`. */
export const AMOUNT = `(?:${CURRENCY} ?)?(?:${[...GROUPED, PLAIN].join('|')})(?: ?${CURRENCY})?`

const TYPED = new RegExp(`^${AMOUNT}$`)
/** A longer text is no price, in characters. */
const MOST_OF_PRICE = 40
const WITH_PART = /^(.*)[.,](\d{1,2})$/

/** The cents of a written price (`AMOUNT`); null where it is empty, undefined where it is none or too large. */
export function readCents(text: string): number | null | undefined {
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  if (typed === '') return null
  if (typed.length > MOST_OF_PRICE || !TYPED.test(typed)) return undefined
  const number = typed.replaceAll(/[^\d.,]/g, '').replace(/^[.,]+|[.,]+$/g, '')
  const [, whole = number, part = ''] = WITH_PART.exec(number) ?? []
  const cents = Number(whole.replaceAll(/\D/g, '')) * 100 + Number(part.padEnd(2, '0'))
  return cents <= MOST_CENTS ? cents : undefined
}
