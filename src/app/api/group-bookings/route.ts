import { enquireForGroup } from '#features/group-bookings/enquire.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { redeemPass } from '#providers/bot-check/registry.ts'
import { answersOf } from '../answers-of.ts'
import { groupEnquiry } from '../calls/group-bookings.ts'

const { answer, refused } = answersOf(groupEnquiry)

/** `POST /api/group-bookings`: a group asks a restaurant for its table. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async POST(request) {
    const body = await readJson(request, groupEnquiry.body.schema)
    if (!body.ok) return refused(body)
    const pass = await redeemPass(request, 'group_booking')
    if (!pass.ok) return refused(pass)
    const enquired = await enquireForGroup(body.value)
    return enquired.ok ? answer({ success: true }) : refused(enquired)
  },
})
