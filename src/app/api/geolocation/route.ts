import { decideLocation } from '#features/shortcuts/decide.ts'
import { visitOf } from '#features/shortcuts/visit.ts'
import { renderContext } from '#lib/front/render-context.ts'
import { toGeolocationReply } from '#lib/geo/geolocation-reply.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { locate } from '#providers/geolocation/registry.ts'
import { answersOf } from '../answers-of.ts'
import { getGeolocation } from '../calls/content.ts'

const { answer } = answersOf(getGeolocation)

/**
 * `GET /api/geolocation` (spec:api.geolocation): the visitor's country, region and coordinates, or the fallback,
 * and the location that is theirs.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async GET(request) {
    const address = renderContext()?.address ?? null
    const place = locate({ address, headers: request.headers })
    return answer(toGeolocationReply(place, await ownLocation(request)))
  },
})

/** uid of the visitor's location, null where the group has none; undefined where the content cannot be read. */
async function ownLocation(request: Request): Promise<string | null | undefined> {
  try {
    return decideLocation(await visitOf(request))?.location.uid ?? null
  } catch (error) {
    console.error('the locations could not be read', error)
    return undefined
  }
}
