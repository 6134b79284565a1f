import { lockAvailability } from '#lib/api-contract/booking/lock-availability.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../answers-of.ts'
import * as t from '../../messages.gen.ts'
import { paymentAnswer } from '../answers.ts'
import { bookable } from '../bookable.ts'
import { isChecked } from '../is-checked.ts'
import { addOnsOf, experienceOf } from '../requests.ts'
import { visitorOf } from '../visitor.ts'

const { answer, refused } = answersOf(lockAvailability)

/**
 * Holds a table for five minutes: 409 with a code where it is gone (spec:api.lock), 403 `bot_check` where a pass
 * of the bot check has to come with it.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, lockAvailability.body.schema)
    if (!body.ok) return refused(body)
    const found = await bookable(body.value.restaurant_id)
    if (!found.ok) return refused(found)
    const { location, provider } = found.value
    const { visitor, headers } = visitorOf(request)
    const { date_time: at, party_size: party, reservation_attribute: attribute } = body.value
    const experience = experienceOf(body.value)
    const addOns = addOnsOf(body.value)
    const checked = await isChecked(request)
    const wanted = { at, party, attribute, experience, addOns, visitor, checked }
    const hold = await provider.hold(location, wanted)
    if (!hold.ok) {
      const atField = hold.code === 'unknown_attribute'
      const fields = [{ path: 'reservation_attribute', message: t.seatingNotOffered() }]
      return refused(atField ? refuse(hold.code, { fields }) : hold)
    }
    const { token, expiresAt, policies, payment } = hold.value
    const response = {
      expires_at: new Date(expiresAt).toISOString(),
      reservation_token: token,
      policies,
      payment: paymentAnswer(payment),
    }
    return answer({ response }, { headers })
  },
})
