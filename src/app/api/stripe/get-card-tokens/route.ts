import { getCardTokens } from '#lib/api-contract/booking/get-card-tokens.ts'
import { apiRoute, readJson, requestId } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { paymentProvider } from '#providers/payments/registry.ts'
import { answersOf } from '../../answers-of.ts'
import * as t from '../../messages.gen.ts'
import { countRefusedCard, waitForCards } from '../refused-cards.ts'

const { answer, refused } = answersOf(getCardTokens)
const MOST_BYTES = 2048

/**
 * Trades a card for a token (spec:api.card-tokens), where the fields are ours; 404 where they are the vendor's.
 * What comes in is kept and logged nowhere.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const provider = await paymentProvider()
    if (!provider || provider.cardForm.mode === 'elements') return refused(refuse('not_found'))
    const retryAfter = await waitForCards()
    if (retryAfter > 0) return refused(refuse('too_many_requests', { retryAfter }))
    const card = await readJson(request, getCardTokens.body.schema, MOST_BYTES)
    if (!card.ok) return refused(card)
    const made = await provider.tokenise(card.value)
    if (made.ok) {
      const { token, last4 } = made.value
      return answer({ success: true, response: { id: token, card: { last4 } } })
    }
    if (made.code !== 'card_refused') return refused({ ...made, code: made.code })
    await countRefusedCard()
    const error = { code: made.code, message: t.cardNotUsable() }
    return answer({ success: false, error, requestId: requestId() })
  },
})
