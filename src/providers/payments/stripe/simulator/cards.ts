/**
 * How the bank of a test card behaves: it may `decline`, or `asks` the owner first, and refuses a charge
 * without them. `late`: the card can be stored, and is declined when it is charged.
 */
type Bank = { brand: string; decline?: [code: string, reason?: string]; asks?: true; late?: true }

const declined = (reason: string): Pick<Bank, 'decline'> => ({
  decline: ['card_declined', reason],
})

/** Stripe's published test numbers. */
const BANKS: Readonly<Record<string, Bank>> = {
  '4242424242424242': { brand: 'Visa' },
  '5555555555554444': { brand: 'MasterCard' },
  '378282246310005': { brand: 'American Express' },
  '6011111111111117': { brand: 'Discover' },
  '4000000000000002': { brand: 'Visa', ...declined('generic_decline') },
  '4000000000009995': { brand: 'Visa', ...declined('insufficient_funds') },
  '4000000000009987': { brand: 'Visa', ...declined('lost_card') },
  '4000000000009979': { brand: 'Visa', ...declined('stolen_card') },
  '4000000000000069': { brand: 'Visa', decline: ['expired_card'] },
  '4000000000000127': { brand: 'Visa', decline: ['incorrect_cvc'] },
  '4000000000000119': { brand: 'Visa', decline: ['processing_error'] },
  '4000000000000036': { brand: 'Visa', decline: ['incorrect_zip'] },
  '4000000000000341': { brand: 'Visa', ...declined('generic_decline'), late: true },
  '4000002760003184': { brand: 'Visa', asks: true },
}

/** A card that was read, without its number. */
export type StripeCard = Bank & { last4: string }

export type CardFault = { code: string; param?: string; reason?: string }

/** A card by number, month, year and security code; or the error of the first one that is wrong. */
export function readCard(
  fields: { number: string; month: string; year: string; cvc: string },
  now: Date,
): StripeCard | CardFault {
  const bank = BANKS[fields.number]
  if (!bank) return { code: passesLuhn(fields.number) ? 'card_declined' : 'incorrect_number' }
  const month = Number(fields.month)
  if (!(month >= 1 && month <= 12)) return { code: 'invalid_expiry_month', param: 'exp_month' }
  const year = Number(fields.year.length === 2 ? `20${fields.year}` : fields.year)
  const ended = new Date(Date.UTC(year, month)) < now
  if (!(year >= 2000) || ended) return { code: 'invalid_expiry_year', param: 'exp_year' }
  if (!/^\d{3,4}$/.test(fields.cvc)) return { code: 'invalid_cvc', param: 'cvc' }
  return { ...bank, last4: fields.number.slice(-4) }
}

/**
 * Why the bank refuses the card; null where it does not. `attach`: the card is only stored · `off_session`:
 * it is charged without its owner.
 */
export function refusalByBank(
  card: StripeCard,
  how: 'attach' | 'charge' | 'off_session',
): CardFault | null {
  if (how === 'attach' && card.late) return null
  if (how === 'off_session' && card.asks)
    return { code: 'authentication_required', reason: 'authentication_required' }
  if (!card.decline) return null
  const [code, reason] = card.decline
  return reason ? { code, reason } : { code }
}

function passesLuhn(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
