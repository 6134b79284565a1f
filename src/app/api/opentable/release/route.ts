import { release } from '#lib/api-contract/booking/release.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { answersOf } from '../../answers-of.ts'
import { bookable } from '../bookable.ts'

const { answer, refused } = answersOf(release)

/**
 * Gives a hold back (spec:reservations.release-on-leave). Made for `navigator.sendBeacon` with a JSON blob too:
 * it never complains about a hold that is gone, and nothing depends on it.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, release.body.schema)
    if (!body.ok) return refused(body)
    const found = await bookable(body.value.restaurant_id)
    if (!found.ok) return refused(found)
    const { location, provider } = found.value
    const released = await provider.release(location, body.value.reservation_token)
    return released.ok ? answer({ response: {} }) : refused(released)
  },
})
