import { currentUid } from '#data/locations/former-uids.ts'
import { readLocation } from '#data/locations/locations.ts'
import { toLocationToday } from '#features/locations/hours/location-today.ts'
import { openingAt } from '#features/locations/hours/opening-at.ts'
import { apiRoute, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { publicJson } from '../../../public-json.ts'

export const dynamic = 'force-dynamic'

/** The home page's data of the visitor's selected location; the same for everyone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request, { uid = '' }) => {
    const location = await readLocation(await currentUid(uid))
    if (!location) return refusal(refuse('unknown_location'))
    return publicJson(request, toLocationToday(location, openingAt(location)))
  },
})
