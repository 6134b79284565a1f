import { readBrowserLocation } from '#data/locations/browser-location.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { answersOf } from '../../answers-of.ts'
import { getLocation } from '../../calls/content.ts'

const { publicAnswer, refused } = answersOf(getLocation)

export const dynamic = 'force-dynamic'

/** A location for the visitor store; the same for everyone until the next publication. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request, { uid = '' }) => {
    const location = await readBrowserLocation(uid)
    return location ? publicAnswer(request, location) : refused(refuse('unknown_location'))
  },
})
