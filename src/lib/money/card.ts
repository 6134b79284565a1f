/** The rules of the card section (spec:reservations.card-fields): pure, for the form and for the server behind it. */

import * as t from './messages.gen.ts'

/** A card as it stands in the form. */
export type CardEntry = {
  name: string
  /** In groups, `4242 4242 4242 4242`. */
  number: string
  /** `MM / YY`. */
  expiry: string
  cvc: string
  zip: string
}

export type CardField = keyof CardEntry

export const EMPTY_CARD: CardEntry = { name: '', number: '', expiry: '', cvc: '', zip: '' }

/** The messages of the card section, word for word (spec:reservations.card-fields). */
export const CARD_MESSAGE: Record<CardField, () => string> = {
  name: t.enterNameOnCard,
  number: t.cardNumberBlank,
  expiry: t.enterExpirationDate,
  cvc: t.enterCvc,
  zip: t.postalCodeRequired,
}

/** Characters of a card number, the spaces included (spec:reservations.card-number-spaces). */
const NUMBER_LENGTH = { least: 16, most: 19 }
/** Behind how many digits a space stands: its positions are 4, 9 and 14. */
const SPACE_AFTER_DIGITS = [4, 8, 12]

export const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Formats a card number: digits with a space after positions 4, 9 and 14. */
export function formatCardNumber(typed: string): string {
  let text = ''
  for (const [index, digit] of [...digitsOf(typed)].entries()) {
    if (text.length === NUMBER_LENGTH.most) break
    text += digit
    if (SPACE_AFTER_DIGITS.includes(index + 1)) text += ' '
  }
  return text
}

/**
 * Formats an expiry as `MM / YY`: the ` / ` comes with the second digit, `5/` is May, and a year of four
 * digits loses its century (`12/2029`, `2029-12`).
 */
export function formatExpiry(typed: string): string {
  const [, isoYear, isoMonth] = /^\s*\d\d(\d\d)-(\d\d)\s*$/.exec(typed) ?? []
  if (isoYear) return `${isoMonth} / ${isoYear}`
  const digits = digitsOf(typed.replace(/^\D*(\d)\s*[/.-]/, '0$1'))
  const [month, year] = [digits.slice(0, 2), digits.slice(2)]
  return month.length < 2 ? month : `${month} / ${shortYear(year)}`
}

/** A third digit after `20` shows that four are on their way. */
function shortYear(digits: string): string {
  const whole = digits.length >= 4 || (digits.length === 3 && digits.startsWith('20'))
  return whole ? digits.slice(2, 4) : digits.slice(0, 2)
}

/** Formats a security code: its first four digits. */
export function formatCvc(typed: string): string {
  return digitsOf(typed).slice(0, 4)
}

/** 16 to 19 characters with the spaces, and the check digit is right (spec:reservations.card-number-spaces). */
export function isCardNumber(number: string): boolean {
  const { length } = formatCardNumber(number).trim()
  const digits = digitsOf(number)
  const written = /^[\d ]+$/.test(number) && digits.length <= 16
  return written && length >= NUMBER_LENGTH.least && passesLuhn(digits)
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Month and year of an expiry, two digits each; null where there is no such month. */
export function expiryParts(expiry: string): { month: string; year: string } | null {
  const [, month, year] = /^(0[1-9]|1[0-2]) \/ (\d\d)$/.exec(formatExpiry(expiry)) ?? []
  return month && year ? { month, year } : null
}

/** Good to the end of its month (spec:reservations.card-expiry); `today` is `YYYY-MM-DD`. */
function isUnexpired(expiry: string, today: string): boolean {
  const parts = expiryParts(expiry)
  return parts !== null && `20${parts.year}-${parts.month}` >= today.slice(0, 7)
}

/** Validates a card; error messages by field, empty when it can be sent. `today` is `YYYY-MM-DD`. */
export function checkCard(card: CardEntry, today: string): Partial<Record<CardField, string>> {
  const good: Record<CardField, boolean> = {
    name: card.name.trim() !== '',
    number: isCardNumber(card.number.trim()),
    expiry: isUnexpired(card.expiry, today),
    cvc: /^\d{3,4}$/.test(card.cvc),
    zip: card.zip.trim() !== '',
  }
  const wrong = (Object.keys(good) as CardField[]).filter((field) => !good[field])
  return Object.fromEntries(wrong.map((field) => [field, CARD_MESSAGE[field]()]))
}
