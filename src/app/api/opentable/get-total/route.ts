import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { bookable } from '../bookable.ts'
import { addOnsOf, experienceOf, noSuchAddOn, totalAnswer, totalBody } from '../wire.ts'

/** Total of an experience with add-ons for a party, in minor units: the amount that is charged. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  POST: async (request) => {
    const body = await readJson(request, totalBody)
    if (!body.ok) return refusal(body)
    const found = await bookable(body.value.rid)
    if (!found.ok) return refusal(found)
    const { location, provider } = found.value
    const { party_size: party } = body.value
    const experience = experienceOf(body.value)
    const total = await provider.total(location, {
      experience,
      party,
      addOns: addOnsOf(body.value),
    })
    if (total.ok) return json({ response: totalAnswer(total.value) })
    const atField = total.code === 'unknown_add_on'
    return refusal(atField ? refuse(total.code, { fields: [noSuchAddOn] }) : total)
  },
})
