import { getAvailability } from '#lib/api-contract/booking/get-availability.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { answersOf } from '../../answers-of.ts'
import { availabilityAnswer } from '../answers.ts'
import { bookable } from '../bookable.ts'
import { visitorOf } from '../visitor.ts'

const { answer, refused } = answersOf(getAvailability)

/** Times for a party around a time of the restaurant. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, getAvailability.body.schema)
    if (!body.ok) return refused(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refused(found)
    const { location, provider } = found.value
    const { startDateTime: at, partySize: party } = body.value
    const { visitor, headers } = visitorOf(request)
    const available = await provider.availability(location, { at, party, visitor })
    if (!available.ok) return refused(available)
    return answer({ response: availabilityAnswer(available.value) }, { headers })
  },
})
