import { renderContext } from '#lib/front/render-context.ts'
import { toGeolocationReply } from '#lib/geo/geolocation-reply.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { locate } from '#providers/geolocation/registry.ts'
import { answersOf } from '../answers-of.ts'
import { getGeolocation } from '../calls/content.ts'

const { answer } = answersOf(getGeolocation)

/** `GET /api/geolocation` (spec:api.geolocation): the visitor's country, region and coordinates, or the fallback. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async GET(request) {
    const address = renderContext()?.address ?? null
    return answer(toGeolocationReply(locate({ address, headers: request.headers })))
  },
})
