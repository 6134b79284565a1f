import { getTotal } from '#lib/api-contract/booking/get-total.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../answers-of.ts'
import { noSuchAddOn, totalAnswer } from '../answers.ts'
import { bookable } from '../bookable.ts'
import { addOnsOf, experienceOf } from '../requests.ts'

const { answer, refused } = answersOf(getTotal)

/** Total of an experience with add-ons for a party, in minor units: the amount that is charged. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, getTotal.body.schema)
    if (!body.ok) return refused(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refused(found)
    const { location, provider } = found.value
    const { party_size: party } = body.value
    const experience = experienceOf(body.value)
    const total = await provider.total(location, {
      experience,
      party,
      addOns: addOnsOf(body.value),
    })
    if (total.ok) return answer({ response: totalAnswer(total.value) })
    const atField = total.code === 'unknown_add_on'
    return refused(atField ? refuse(total.code, { fields: [noSuchAddOn()] }) : total)
  },
})
