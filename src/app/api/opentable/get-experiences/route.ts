import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { bookable } from '../bookable.ts'
import { experiencesAnswer, experiencesBody } from '../wire.ts'

/** Experiences of a location; an empty list where there are none. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, experiencesBody)
    if (!body.ok) return refusal(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refusal(found)
    const { location, provider } = found.value
    const experiences = await provider.experiences(location)
    if (!experiences.ok) return refusal(experiences)
    return json({ response: experiencesAnswer(experiences.value, location.experiences) })
  },
})
