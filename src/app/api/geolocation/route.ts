import { renderContext } from '#lib/front/render-context.ts'
import { api } from '#lib/http/respond.ts'
import { locate } from '#providers/geolocation/registry.ts'
import { answersOf } from '../answers-of.ts'
import { getGeolocation } from '../calls/content.ts'

const { answer } = answersOf(getGeolocation)

/** `GET /api/geolocation` (spec:api.geolocation): the visitor's country, region and coordinates; 0,0 = unknown. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
  async GET(request) {
    const address = renderContext()?.address ?? null
    const { country, region, coordinates } = locate({ address, headers: request.headers })
    const { latitude: lat, longitude: lon } = coordinates ?? { latitude: 0, longitude: 0 }
    return answer({ data: { geo: { countryCode: country, region, lat, lon } } })
  },
})
