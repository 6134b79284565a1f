import { z } from 'zod'
import { CARD_MESSAGE, type CardField, checkCard, formatCardNumber } from '../../money/card.ts'
import { toSingleLine } from '../../text/clean-text.ts'

/** Names of the interface (spec:api.card-tokens) by the fields of the form (spec:reservations.card-fields). */
const NAME: Record<CardField, string> = {
  name: 'name_on_card',
  number: 'card_number',
  expiry: 'card_month',
  cvc: 'card_cvc',
  zip: 'zip_code',
}

/** How far the last time zone is behind UTC: a card is good until its month is over everywhere, ms. */
const BEHIND = 12 * 60 * 60_000

/**
 * Reads what is no text, or too long, as empty, so that it is refused with the field's own message
 * (spec:reservations.card-fields).
 */
const text = (most: number) => z.string().max(most).trim().catch('')

/** A card as the form posts it; a year of four digits loses its century. */
export const cardBody = z
  .object({
    name_on_card: text(200).transform(toSingleLine),
    card_number: text(30).transform((number) => number.replaceAll(' ', '')),
    card_month: text(2).transform((month) => month.padStart(2, '0')),
    card_year: text(4).transform((year) => (/^(?:\d\d)?\d\d$/.test(year) ? year.slice(-2) : '')),
    card_cvc: text(10),
    zip_code: text(20).transform(toSingleLine),
  })
  .transform((body) => ({
    name: body.name_on_card,
    number: body.card_number,
    month: body.card_month,
    year: body.card_year,
    cvc: body.card_cvc,
    zip: body.zip_code,
  }))
  .superRefine((card, context) => {
    const today = new Date(Date.now() - BEHIND).toISOString().slice(0, 10)
    const entry = {
      ...card,
      number: formatCardNumber(card.number),
      expiry: `${card.month} / ${card.year}`,
    }
    const wrong = new Set(Object.keys(checkCard(entry, today)) as CardField[])
    // As written it is cut to what fits; more digits than fit are no card number either.
    if (!/^\d{1,19}$/.test(card.number)) wrong.add('number')
    for (const field of wrong)
      context.addIssue({ code: 'custom', path: [NAME[field]], message: CARD_MESSAGE[field]() })
  })
