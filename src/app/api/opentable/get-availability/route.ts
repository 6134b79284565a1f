import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { bookable } from '../bookable.ts'
import { visitorOf } from '../visitor.ts'
import { availabilityAnswer, availabilityBody } from '../wire.ts'

/** Times for a party around a time of the restaurant. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, availabilityBody)
    if (!body.ok) return refusal(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refusal(found)
    const { location, provider } = found.value
    const { startDateTime: at, partySize: party } = body.value
    const { visitor, headers } = visitorOf(request)
    const available = await provider.availability(location, { at, party, visitor })
    if (!available.ok) return refusal(available)
    return json({ response: availabilityAnswer(available.value) }, { headers })
  },
})
