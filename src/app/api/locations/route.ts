import { readVisitorLocations } from '#data/locations/visitor-locations.ts'
import { packVisitorLocations } from '#lib/geo/visitor-locations.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { publicJson } from '../public-json.ts'

export const dynamic = 'force-dynamic'

/** Locations and zones for the visitor store; the same for everyone until the next publication. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request) => publicJson(request, packVisitorLocations(await readVisitorLocations())),
})
