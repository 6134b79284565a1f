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

const TYPED = /^[$€£]?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/

/** The cents of a typed price (`24`, `24.5`, `$24.50`, `24,50`); null where it is empty, undefined where it is none. */
export function readCents(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const [, whole, part = ''] = TYPED.exec(typed) ?? []
  if (whole === undefined) return undefined
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'))
  return cents <= MOST_CENTS ? cents : undefined
}
