import { renderContext } from '#lib/front/render-context.ts'
import { apiRoute, json } from '#lib/http/respond.ts'
import { locate } from '#providers/geolocation/registry.ts'

/** `GET /api/geolocation` (spec:api.geolocation): the visitor's country, region and coordinates; 0,0 = unknown. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async GET(request) {
    const address = renderContext()?.address ?? null
    const { country, region, coordinates } = locate({ address, headers: request.headers })
    const { latitude: lat, longitude: lon } = coordinates ?? { latitude: 0, longitude: 0 }
    return json({ data: { geo: { countryCode: country, region, lat, lon } } })
  },
})
