import { applyForCards } from '#features/gift-cards/apply.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { answersOf } from '../answers-of.ts'
import { applyForGiftCards } from '../calls/gift-cards.ts'

const { answer, refused } = answersOf(applyForGiftCards)

/** `POST /api/bulk-gift-card-apply`: a company asks for gift cards. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async POST(request) {
    const body = await readJson(request, applyForGiftCards.body.schema)
    if (!body.ok) return refused(body)
    const pass = await redeemPass(request, 'bulk_gift_cards')
    if (!pass.ok) return refused(pass)
    await applyForCards(body.value)
    return answer({ success: true })
  },
})
