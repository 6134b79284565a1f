import type { AnswerOf, ApiCall, CodeOf } from '#lib/api-contract/call.ts'
import { json, refusal } from '#lib/http/respond.ts'
import type { Refusal } from '#lib/result.ts'
import { apiRoutes } from '#lib/routing/api-routes.ts'
import { publicJson } from './public-json.ts'

/**
 * The answers of a call, held to its contract by the compiler: its 200, and its refusals with what the route table
 * puts beside each of them; `also` is put there too.
 */
export function answersOf<Call extends ApiCall>({ path }: Call) {
  const beside = apiRoutes.find(({ pattern }) => pattern === path)?.refusalBody ?? {}
  return {
    answer: (body: AnswerOf<Call>, init: { headers?: HeadersInit } = {}): Response =>
      json(body, init),
    /** An answer that is the same for everyone, answered again only where it has changed. */
    publicAnswer: (request: Request, body: AnswerOf<Call>): Response => publicJson(request, body),
    refused: (refused: Refusal<CodeOf<Call>>, also: Record<string, unknown> = {}): Response =>
      refusal(refused, {}, { ...beside, ...also }),
  }
}
