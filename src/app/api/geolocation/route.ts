import { renderContext } from '#lib/front/render-context.ts'
import { toGeolocationReply } from '#lib/geo/geolocation-reply.ts'
import { api, json } from '#lib/http/respond.ts'
import { locate } from '#providers/geolocation/registry.ts'

/** `GET /api/geolocation` (spec:api.geolocation): the visitor's country, region and coordinates, or the fallback. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
  async GET(request) {
    const address = renderContext()?.address ?? null
    return json(toGeolocationReply(locate({ address, headers: request.headers })))
  },
})
