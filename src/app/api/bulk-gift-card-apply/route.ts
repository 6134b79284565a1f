import { applyForCards, bulkBody } from '#features/gift-cards/apply.ts'
import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'

/** `POST /api/bulk-gift-card-apply`: a company asks for gift cards. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async POST(request) {
    const body = await readJson(request, bulkBody)
    if (!body.ok) return refusal(body)
    const pass = await redeemPass(request, 'bulk_gift_cards')
    if (!pass.ok) return refusal(pass)
    const applied = await applyForCards(body.value)
    return applied.ok ? json({ success: true }) : refusal(applied)
  },
})
