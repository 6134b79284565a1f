import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { bookable } from '../bookable.ts'
import { releaseBody } from '../wire.ts'

/**
 * Gives a hold back (spec:reservations.release-on-leave). Made for `navigator.sendBeacon` with a JSON blob too:
 * it never complains about a hold that is gone, and nothing depends on it.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, releaseBody)
    if (!body.ok) return refusal(body)
    const found = await bookable(body.value.restaurant_id)
    if (!found.ok) return refusal(found)
    const { location, provider } = found.value
    const released = await provider.release(location, body.value.reservation_token)
    return released.ok ? json({ response: {} }) : refusal(released)
  },
})
