import { z } from 'zod'
import { LONGEST_REQUEST } from '../../booking/special-request.ts'
import { FIELD_FAULTS } from '../../forms/field-faults.ts'
import { e164 } from '../../text/e164.ts'
import {
  addOns,
  filledLine,
  id,
  lines,
  notRead,
  optionalId,
  restaurant,
  version,
} from './fields.ts'

const personName = filledLine(80)

/** A telephone number as E.164. */
const phone = filledLine(40).transform((text, context) => {
  const number = e164(text)
  if (number === null) context.addIssue({ code: 'custom', message: FIELD_FAULTS.notAPhoneNumber })
  return number ?? ''
})

/** A card's token with its last four digits (spec:api.credit-card). */
const creditCard = z
  .object({
    token: id.optional(),
    id: id.optional(),
    last4: z.string().regex(/^\d{4}$/, 'must be the last four digits'),
    /** After the bank's question, where Stripe.js answered it for another account than ours. */
    payment_method: id.optional(),
    setup_intent: id.optional(),
    payment_intent: id.optional(),
  })
  .refine((card) => card.token ?? card.id, 'needs a token')

/** The body of reserve (spec:api.reserve). */
export const reserveBody = z.object({
  restaurant_id: restaurant,
  reservation_token: filledLine(4000),
  first_name: personName,
  last_name: personName,
  email_address: z
    .union([z.literal(''), z.email(FIELD_FAULTS.notAnEmail).max(254, FIELD_FAULTS.tooLong)])
    .nullish()
    .transform((value) => value || null),
  phone_number: phone,
  /** Not used: the two countries share a numbering plan (spec:reservations.phone-country). */
  phone_country_code: z.enum(['CA', 'US']).nullish(),
  reservation_attribute: notRead,
  special_request: lines(LONGEST_REQUEST).default(''),
  restaurant_email_marketing_opt_in: z.boolean().default(false),
  is_third_party: z.literal(false).default(false),
  experience_id: optionalId,
  experience_version: version,
  add_ons: addOns,
  credit_card: creditCard.nullish(),
})

export const reserveExample = {
  restaurant_id: 'burrard',
  reservation_token: 'b0qyFTfM1sHM2nJm',
  first_name: 'Ida',
  last_name: 'Marsh',
  email_address: 'ida@example.com',
  phone_number: '604-555-0123',
  phone_country_code: 'CA',
  reservation_attribute: 'default',
  special_request: 'Occasion: Birthday',
  restaurant_email_marketing_opt_in: false,
  is_third_party: false,
  add_ons: [],
}
