import { statusOf } from '../../http/respond.ts'
import type { apiRoutes } from '../../routing/api-routes.ts'
import type { ApiCall } from '../call.ts'
import { type JsonSchema, jsonSchemaOf } from './json-schema.ts'

type Route = (typeof apiRoutes)[number]
type Content = Record<string, { schema: JsonSchema; example?: unknown }>
type Header = { description: string; schema: JsonSchema }
type Response = { description: string; headers?: Record<string, Header>; content?: Content }
type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description: string
  schema: JsonSchema
  example?: unknown
}

const text: JsonSchema = { type: 'string' }
const retryAfter: Header = {
  description: 'Seconds after which to try again.',
  schema: { type: 'integer' },
}
const etag: Header = { description: 'Changes with the answer.', schema: text }

/** The OpenAPI operation of a call, with what the route table says of it. */
export function operationOf(id: string, call: ApiCall, route: Route | undefined) {
  const isPublic = route?.kind === 'public'
  const { tag, summary, description, body } = call
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(description ? { description } : {}),
    ...(route ? limitsOf(call, route) : {}),
    parameters: parametersOf(call, isPublic),
    ...(body ? { requestBody: { required: true, content: bodyContent(body) } } : {}),
    responses: {
      200: answerOf(call, isPublic),
      ...(isPublic
        ? { 304: { description: 'The answer is the one that `If-None-Match` names.' } }
        : {}),
      ...refusalsOf(call, route),
    } as Record<string, Response>,
  }
}

/** The rate limit and the body limit of a call, as extensions of OpenAPI. */
function limitsOf({ method }: ApiCall, { rateLimits, bodyLimit }: Route) {
  const limit = (method === 'POST' ? rateLimits.POST : undefined) ?? rateLimits.any
  return {
    ...(limit
      ? {
          'x-rate-limit': {
            seconds: limit.seconds,
            requestsPerAddress: limit.points,
            ...(limit.browserPoints ? { requestsPerBrowser: limit.browserPoints } : {}),
          },
        }
      : {}),
    ...(method === 'POST' ? { 'x-body-limit': bodyLimit } : {}),
  }
}

function parametersOf({ path, query, headers }: ApiCall, isPublic: boolean): Parameter[] {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name)
  return [
    ...names.map(
      (name): Parameter => ({
        ...{ name, in: 'path', required: true, schema: text, example: 'burrard' },
        description: 'The restaurant’s uid, or one that it had before.',
      }),
    ),
    ...Object.entries(query ?? {}).map(
      ([name, { schema, description, example }]): Parameter => ({
        ...{ name, in: 'query', required: true, description, example },
        schema: jsonSchemaOf(schema),
      }),
    ),
    ...Object.entries({
      ...headers,
      ...(isPublic ? { 'If-None-Match': 'The `ETag` of an earlier answer.' } : {}),
    }).map(
      ([name, description]): Parameter => ({
        ...{ name, in: 'header', required: false, description, schema: text },
      }),
    ),
  ]
}

function bodyContent({ schema, type, example }: NonNullable<ApiCall['body']>): Content {
  return { [type ?? 'application/json']: { schema: jsonSchemaOf(schema), example } }
}

function answerOf(
  { answer, answerType, meanings, example, streams }: ApiCall,
  isPublic: boolean,
): Response {
  const schema = jsonSchemaOf(answer, meanings)
  return {
    description: 'The answer.',
    ...(isPublic ? { headers: { ETag: etag } } : {}),
    content: {
      [answerType ?? 'application/json']: { schema, example },
      ...(streams ? { 'text/event-stream': { schema: text } } : {}),
    },
  }
}

/** The refusals of a call by their status, each with the codes that it may have. */
function refusalsOf({ errors }: ApiCall, route: Route | undefined): Record<string, Response> {
  const byStatus = Map.groupBy(Object.keys(errors), statusOf)
  const beside = Object.entries(route?.refusalBody ?? {}).map(([name, value]) => [
    name,
    typeof value === 'object' ? { type: 'object' } : { const: value },
  ])
  const refusals = [...byStatus].map(([status, codes]): [string, Response] => {
    const code = { properties: { code: { enum: codes } } }
    const schema: JsonSchema = {
      allOf: [
        { $ref: '#/components/schemas/Refusal' },
        { properties: { ...Object.fromEntries(beside), error: code } },
      ],
    }
    return [
      String(status),
      {
        description: codes.map((one) => `\`${one}\`: ${errors[one]}`).join('\n\n'),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: { 'application/json': { schema } },
      },
    ]
  })
  return Object.fromEntries(refusals)
}
