import { reserve } from '#lib/api-contract/booking/reserve.ts'
import type { AnswerOf, CodeOf } from '#lib/api-contract/call.ts'
import type { FieldError } from '#lib/forms/field-errors.ts'
import { FIELD_FAULTS } from '#lib/forms/field-faults.ts'
import { requestId } from '#lib/http/respond.ts'
import { type Refusal, refuse } from '#lib/result.ts'
import { formatPhone } from '#lib/text/phone.ts'
import type { Booking } from '#providers/booking/contract.ts'
import type { CardAction } from '#providers/booking/payment.ts'
import { answersOf } from '../answers-of.ts'
import * as t from '../messages.gen.ts'
import { amountOf, noSuchAddOn } from './answers.ts'

type ReserveAnswer = AnswerOf<typeof reserve>
type ReserveRefusal = Refusal<CodeOf<typeof reserve> | 'payment_failed'>

const { answer, refused: refuseReserve } = answersOf(reserve)

/** Refusals that stand at fields of the form (spec:reservations.email-required): a sentence is shown as it is. */
const AT_FIELD: Record<string, () => FieldError[]> = {
  email_required: () => [{ path: 'email_address', message: FIELD_FAULTS.required }],
  email_refused: () => [{ path: 'email_address', message: t.emailRefused() }],
  request_too_long: () => [{ path: 'special_request', message: FIELD_FAULTS.tooLong }],
  name_refused: () => [
    { path: 'first_name', message: t.firstNameRefused() },
    { path: 'last_name', message: t.lastNameRefused() },
  ],
  phone_refused: () => [{ path: 'phone_number', message: t.phoneRefused() }],
  unknown_add_on: () => [noSuchAddOn()],
}

/** The answer to a booking that was made (spec:api.reserve-answer); `mailed`: the guest gets a mail about it. */
export function reservedAnswer(booking: Booking, mailed: boolean): ReserveAnswer {
  const { experience } = booking
  const total = experience?.total && amountOf(experience.total)
  return {
    success: true,
    paymentFailed: false,
    response: {
      manage_reservation_url: booking.manageUrl,
      confirmation_number: booking.confirmation,
      date_time: booking.at,
      party_size: booking.party,
      confirmation_mailed: mailed,
      ...(total ? { total } : {}),
    },
  }
}

/** The refusal of a guest who has so many tables that they have to call for another one. */
export function callFirst({
  phoneNumber,
}: {
  phoneNumber: string | null
}): Refusal<'too_many_bookings'> {
  const message = phoneNumber
    ? t.callPhoneFirst({ phone: formatPhone(phoneNumber) })
    : t.callRestaurantFirst()
  return refuse('too_many_bookings', { message })
}

/** The data with which the browser has the bank authenticate the card, before it sends the same reserve again. */
function actionAnswer(action: CardAction) {
  const { kind, clientSecret, redirectUrl, paymentMethod, connectedAccount } = action
  return {
    kind,
    client_secret: clientSecret,
    redirect_url: redirectUrl,
    payment_method: paymentMethod,
    connected_account: connectedAccount,
  }
}

/** Until when the table is held for another card, as the hold said it. */
function heldStill({ detail }: Refusal): { expires_at?: string } {
  const until = detail?.expiresAt
  return typeof until === 'number' ? { expires_at: new Date(until).toISOString() } : {}
}

/**
 * The answer to one that was not (spec:api.reserve-refused): 200 with `paymentFailed` for a card, else the
 * code's status.
 */
export function reserveRefusal(refused: ReserveRefusal): Response {
  const { code } = refused
  if (code === 'payment_failed') {
    const response = heldStill(refused)
    return answer({ success: false, paymentFailed: true, response, requestId: requestId() })
  }
  const action = refused.detail?.cardAction as CardAction | undefined
  if (action) {
    const response = { requires_action: actionAnswer(action) }
    return answer({ success: false, paymentFailed: false, response })
  }
  const fields = AT_FIELD[code]?.()
  return refuseReserve(fields ? refuse(code, { fields }) : { ...refused, code })
}
