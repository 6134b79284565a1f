import { currentUid } from '#data/locations/former-uids.ts'
import { readLocation } from '#data/locations/locations.ts'
import { toLocationToday } from '#features/locations/hours/location-today.ts'
import { todaysOpening } from '#features/locations/hours/opening-at.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../../answers-of.ts'
import { getLocationToday } from '../../../calls/content.ts'

const { publicAnswer, refused } = answersOf(getLocationToday)

export const dynamic = 'force-dynamic'

/** The home page's data of the visitor's selected location; the same for everyone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request, { uid = '' }) => {
    const location = await readLocation(await currentUid(uid))
    if (!location) return refused(refuse('unknown_location'))
    return publicAnswer(request, toLocationToday(location, todaysOpening(location)))
  },
})
