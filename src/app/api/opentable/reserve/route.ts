import { reserve } from '#lib/api-contract/booking/reserve.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { mailLeaves } from '#providers/mail/registry.ts'
import { answersOf } from '../../answers-of.ts'
import { countRefusedCard, waitForCards } from '../../stripe/refused-cards.ts'
import { bookable } from '../bookable.ts'
import { isChecked } from '../is-checked.ts'
import { reserveRequestOf } from '../requests.ts'
import { callFirst, reservedAnswer, reserveRefusal } from '../reserve-answer.ts'

const { answer } = answersOf(reserve)

/**
 * Books a held table, once per `Idempotency-Key`, else once per reservation token (spec:api.reserve-refused). 403
 * `bot_check` where a pass of the bot check has to come with it.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, reserve.body.schema)
    if (!body.ok) return reserveRefusal(body)
    const found = await bookable(body.value.restaurant_id)
    if (!found.ok) return reserveRefusal(found)
    const { location, provider } = found.value
    const key = request.headers.get('idempotency-key') || null
    const wanted = reserveRequestOf(body.value, key)
    const retryAfter = wanted.card ? await waitForCards() : 0
    if (retryAfter > 0) return reserveRefusal(refuse('too_many_requests', { retryAfter }))
    const checked = await isChecked(request)
    const booked = await provider.reserve(location, { ...wanted, checked })
    if (!booked.ok) {
      if (booked.code === 'payment_failed') await countRefusedCard()
      return reserveRefusal(booked.code === 'too_many_bookings' ? callFirst(location) : booked)
    }
    const mails = provider.abilities.mailsBy === 'provider' || mailLeaves()
    return answer(reservedAnswer(booked.value, mails && wanted.guest.email !== null))
  },
})
