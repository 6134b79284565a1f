import { type FieldError, json, refusal, requestId } from '#lib/http.ts'
import { type Refusal, refuse } from '#lib/result.ts'
import type { Booking, CardAction } from '#providers/booking/contract.ts'

/** Refusals that stand at a field of the form (D-58). */
const AT_FIELD: Record<string, FieldError> = {
  email_required: { path: 'email_address', message: 'is required' },
  email_refused: { path: 'email_address', message: 'must be a valid email' },
  request_too_long: { path: 'special_request', message: 'is too long' },
  phone_refused: { path: 'phone_number', message: 'must be a telephone number' },
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

/** What the browser needs to let the card's bank ask its owner; then it sends the same reserve again. */
function actionAnswer({ kind, clientSecret, paymentMethod, connectedAccount }: CardAction) {
  return {
    kind,
    client_secret: clientSecret,
    payment_method: paymentMethod,
    connected_account: connectedAccount,
  }
}

/** The answer to one that was not (D-91): 200 with `paymentFailed` for a card, else the code's status. */
export function reserveRefusal(refused: Refusal): Response {
  const also = { success: false, paymentFailed: refused.code === 'payment_failed', response: {} }
  if (also.paymentFailed) return json({ ...also, requestId: requestId() })
  const action = refused.detail?.cardAction as CardAction | undefined
  if (action) return json({ ...also, response: { requires_action: actionAnswer(action) } })
  const field = AT_FIELD[refused.code]
  if (!field) return refusal(refused, {}, also)
  const code = refused.code === 'invalid_phone' ? 'invalid' : refused.code
  return refusal(refuse(code, { fields: [field] }), {}, also)
}
