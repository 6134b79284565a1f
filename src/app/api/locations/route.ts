import { readVisitorLocations } from '#data/visitor-locations.ts'
import { api } from '#lib/http.ts'
import { packVisitorLocations } from '#lib/visitor-locations.ts'
import { publicJson } from '../public-json.ts'

export const dynamic = 'force-dynamic'

/** Locations and zones for the visitor store; the same for everyone until the next publication. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
  GET: async (request) => publicJson(request, packVisitorLocations(await readVisitorLocations())),
})
