import type { core } from 'zod'
import type { RouteMethod } from '../routing/route.ts'

/** A call of the HTTP interface, as it is checked by the compiler on both sides and described to others. */
export type ApiCall = {
  method: RouteMethod
  /** Its pattern in the route table (`lib/routing/api-routes.ts`). */
  path: `/api/${string}`
  tag: Tag
  summary: string
  description?: string
  /** Parameters of the query, each required. */
  query?: Readonly<Record<string, Parameter>>
  /** Request headers that mean something, each optional. */
  headers?: Readonly<Record<string, string>>
  body?: Body
  /** The body of a 200. Browsers parse by it, or by a part of it. */
  answer: core.$ZodType
  /** The answer's media type, where it is not JSON. */
  answerType?: 'text/xml'
  /** Meanings of the answer's members, by their path in dots. */
  meanings?: Readonly<Record<string, string>>
  /** An answer as it is sent. */
  example: unknown
  /** Whether `Accept: text/event-stream` is answered by the same values as server-sent events. */
  streams?: true
  /** Refusals by their stable code, with their meaning. */
  errors: Readonly<Record<string, string>>
}

type Tag = 'Booking' | 'Cards' | 'Content' | 'Forms' | 'Interface'
type Parameter = { schema: core.$ZodType; description: string; example: string }
type Body = {
  schema: core.$ZodType
  type?: 'multipart/form-data' | 'application/x-www-form-urlencoded'
  example: unknown
}

/** The value that a call answers with, as the server writes it. */
export type AnswerOf<Call extends ApiCall> = Immutable<core.input<Call['answer']>>

/** The value that a call takes as its body, as the browser writes it. */
export type BodyOf<Call extends ApiCall & { body: Body }> = core.input<Call['body']['schema']>

/** The codes with which a call is refused. */
export type CodeOf<Call extends ApiCall> = keyof Call['errors'] & string

type Immutable<T> = unknown extends T ? T : { readonly [Key in keyof T]: Immutable<T[Key]> }
