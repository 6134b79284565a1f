import { readVisitorLocations } from '#data/locations/visitor-locations.ts'
import { packVisitorLocations } from '#lib/geo/visitor-locations.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { answersOf } from '../answers-of.ts'
import { getLocations } from '../calls/content.ts'

const { publicAnswer } = answersOf(getLocations)

export const dynamic = 'force-dynamic'

/** Locations and zones for the visitor store; the same for everyone until the next publication. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request) => publicAnswer(request, packVisitorLocations(await readVisitorLocations())),
})
