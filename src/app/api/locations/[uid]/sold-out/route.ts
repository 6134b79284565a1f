import { findBookableLocation } from '#data/locations/booking-locations.ts'
import { currentUid } from '#data/locations/former-uids.ts'
import { followSoldOut } from '#data/menus/follow-sold-out.ts'
import { readSoldOut } from '#data/menus/sold-out.ts'
import { findSignedInStaff } from '#data/site/staff-sessions.ts'
import type { AnswerOf } from '#lib/api-contract/call.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { eventStream, type StreamRequest } from '#lib/http/event-stream.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../../answers-of.ts'
import { getSoldOut } from '../../../calls/content.ts'

const { answer, refused } = answersOf(getSoldOut)

export const dynamic = 'force-dynamic'

/**
 * Ids of the dishes that are sold out at a location: `{ items }`, or, for whoever accepts
 * `text/event-stream`, the same now and at every change (decision 31).
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request, { uid = '' }) => {
    const present = await currentUid(uid)
    const location = await findBookableLocation(present)
    if (location?.uid !== present) return refused(refuse('unknown_location'))
    const live = request.headers.get('accept')?.includes('text/event-stream')
    if (!live || request.method !== 'GET') return answer({ items: await readSoldOut(location.id) })
    const stream = eventStream(await whoAsks(request.headers), (say) =>
      followSoldOut(location.id, (items) => say({ items } satisfies AnswerOf<typeof getSoldOut>)),
    )
    return stream.ok ? stream.value : refused(stream)
  },
})

async function whoAsks(headers: Headers): Promise<StreamRequest> {
  const staff = await findSignedInStaff(headers)
  return staff
    ? { kind: 'staff', id: staff }
    : { kind: 'guests', id: renderContext()?.address ?? '' }
}
