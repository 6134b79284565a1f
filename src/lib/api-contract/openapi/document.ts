import { apiRoutes } from '../../routing/api-routes.ts'
import type { ApiCall } from '../call.ts'
import { refusalAnswer } from '../refusal-answer.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
import { operationOf } from './operation.ts'

/** An OpenAPI 3.1 document, as far as its readers here look into it. */
export type OpenApiDocument = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, ReturnType<typeof operationOf>>>
  components: { schemas: Record<string, JsonSchema> }
}

const DESCRIPTION = `The interface between the site and its browsers. Bodies and answers are JSON, but for the careers form.

Every refusal has a stable \`error.code\`, words for people in \`error.message\`, the fields at fault in \`error.fields\`, and a \`requestId\` that the log of the server has too. Codes map to statuses in one table. 429 and 503 have \`Retry-After\` in seconds.

\`x-rate-limit\` says how many requests are answered in so many seconds, of one address and of one browser; \`x-body-limit\` is the largest body in bytes.

Requests that write come from the site itself: content type and origin are checked. Answers are \`private, no-store\`, but for those with an \`ETag\`, which are the same for everyone.`

const TAGS = [
  { name: 'Booking', description: 'Tables, holds, bookings and experiences' },
  { name: 'Cards', description: 'Cards of guests' },
  { name: 'Content', description: 'Content for the browser' },
  { name: 'Forms', description: 'Forms and their bot check' },
  { name: 'Interface', description: 'The interface itself' },
]

/** The OpenAPI document of calls by their operation ids. */
export function openApiDocument(calls: Readonly<Record<string, ApiCall>>): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {}
  for (const [id, call] of Object.entries(calls)) {
    const path = call.path.replace(/\[(\w+)\]/g, '{$1}')
    const route = apiRoutes.find(({ pattern }) => pattern === call.path)
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(id, call, route) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Tableside', version: '1.0.0', description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: TAGS,
    paths,
    components: { schemas: { Refusal: refusalSchema() } },
  }
}

function refusalSchema(): JsonSchema {
  return jsonSchemaOf(refusalAnswer, {
    'error.code': 'Stable; for programs.',
    'error.message': 'For people.',
    'error.fields': 'The fields at fault, where there are any.',
    'error.fields.path': 'Path of the field in dots; empty for the whole body.',
    requestId: 'Names the request in the log of the server.',
  })
}
