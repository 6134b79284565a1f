import { applyForCards, bulkBody } from '#features/gift-cards/apply.ts'
import { api, json, readJson, refusal } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'

/** `POST /api/bulk-gift-card-apply`: a company asks for gift cards. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
  async POST(request) {
    const body = await readJson(request, bulkBody)
    if (!body.ok) return refusal(body)
    const pass = await redeemPass(request, 'bulk_gift_cards')
    if (!pass.ok) return refusal(pass)
    await applyForCards(body.value)
    return json({ success: true })
  },
})
