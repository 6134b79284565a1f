import { enquireForGroup, groupBody } from '#features/group-bookings/enquire.ts'
import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'

/** `POST /api/group-bookings`: a group asks a restaurant for its table. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async POST(request) {
    const body = await readJson(request, groupBody)
    if (!body.ok) return refusal(body)
    const pass = await redeemPass(request, 'group_booking')
    if (!pass.ok) return refusal(pass)
    const enquired = await enquireForGroup(body.value)
    return enquired.ok ? json({ success: true }) : refusal(enquired)
  },
})
