import { openApiDocument } from '#lib/api-contract/openapi/document.ts'
import { apiRoute } from '#lib/http/respond.ts'
import { answersOf } from '../answers-of.ts'
import { calls } from '../calls/calls.ts'
import { getDocument } from '../calls/openapi.ts'

export const dynamic = 'force-dynamic'

const { publicAnswer } = answersOf(getDocument)

/** The interface as an OpenAPI document (spec:api.openapi), the same for everyone. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  GET: async (request) => publicAnswer(request, openApiDocument(calls)),
})
