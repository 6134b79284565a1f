import { getExperiences } from '#lib/api-contract/booking/get-experiences.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { answersOf } from '../../answers-of.ts'
import { experiencesAnswer } from '../answers.ts'
import { bookable } from '../bookable.ts'

const { answer, refused } = answersOf(getExperiences)

/** Experiences of a location; an empty list where there are none. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, getExperiences.body.schema)
    if (!body.ok) return refused(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refused(found)
    const { location, provider } = found.value
    const experiences = await provider.experiences(location)
    if (!experiences.ok) return refused(experiences)
    return answer({ response: experiencesAnswer(experiences.value, location.experiences) })
  },
})
