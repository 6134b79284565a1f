import { type FieldError, json, refusal, requestId } from '#lib/http.ts'
import { type Refusal, refuse } from '#lib/result.ts'
import type { Booking } from '#providers/booking/contract.ts'

/** Refusals that stand at a field of the form (D-58). */
const AT_FIELD: Record<string, FieldError> = {
  email_required: { path: 'email_address', message: 'is required' },
  request_too_long: { path: 'special_request', message: 'is too long' },
  invalid_phone: { path: 'phone_number', message: 'must be a telephone number' },
}

/** The answer to a booking that was made (S2 §7). */
export function reservedAnswer(booking: Booking) {
  return {
    success: true,
    paymentFailed: false,
    response: {
      manage_reservation_url: booking.manageUrl,
      confirmation_number: booking.confirmation,
      date_time: booking.at,
      party_size: booking.party,
    },
  }
}

/** The answer to one that was not (D-91): 200 with `paymentFailed` for a card, else the code's status. */
export function reserveRefusal(refused: Refusal): Response {
  const also = { success: false, paymentFailed: refused.code === 'payment_failed', response: {} }
  if (also.paymentFailed) return json({ ...also, requestId: requestId() })
  const field = AT_FIELD[refused.code]
  if (!field) return refusal(refused, {}, also)
  const code = refused.code === 'invalid_phone' ? 'invalid' : refused.code
  return refusal(refuse(code, { fields: [field] }), {}, also)
}
