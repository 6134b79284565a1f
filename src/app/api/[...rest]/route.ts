import { api, refusal } from '#lib/http.ts'
import { refuse } from '#lib/result.ts'

const unknown = async () => refusal(refuse('not_found', { message: 'There is no such interface.' }))

/** Addresses below /api that no route has: refused as JSON, like everything there. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = api({
  GET: unknown,
  POST: unknown,
  PUT: unknown,
  PATCH: unknown,
  DELETE: unknown,
})
