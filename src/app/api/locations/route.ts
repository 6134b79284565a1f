import { createHash } from 'node:crypto'
import { readVisitorLocations } from '#data/visitor-locations.ts'
import { api } from '#lib/http.ts'
import { packVisitorLocations } from '#lib/visitor-locations.ts'

export const dynamic = 'force-dynamic'

/** Locations and zones for the visitor store; the same for everyone until the next publication. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
  GET: async (request) => {
    const body = JSON.stringify(packVisitorLocations(await readVisitorLocations()))
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
    const headers = { 'cache-control': 'public, max-age=0, must-revalidate', etag }
    if (request.headers.get('if-none-match') === etag) {
      return new Response(null, { status: 304, headers })
    }
    const type = { 'content-type': 'application/json; charset=utf-8' }
    return new Response(body, { headers: { ...headers, ...type } })
  },
})
