import type { IncomingMessage } from 'node:http'
import type { Route } from '#lib/routing/route.ts'
import * as t from './messages.gen.ts'
import { type FrontRefusal, unknownEndpoint } from './refusal.ts'

/** Whether a request is a GET or HEAD. */
export const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD'

/** The methods of a route that lists none. Next fails for any other, or answers without `Allow`. */
const DEFAULT_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The methods that a route accepts, HEAD with GET, in the order of the `Allow` header. */
export function allowedMethods({ methods }: Pick<Route, 'methods'>): string[] {
  return (
    methods?.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)) ?? DEFAULT_METHODS
  )
}

/** The error for a method that a route does not accept: 405, or 404 if it accepts none at all. */
export function notAllowed(route: Pick<Route, 'methods'>): FrontRefusal {
  const allow = allowedMethods(route).join(', ')
  if (allow === '') return unknownEndpoint()
  const message = t.addressAccepts({ methods: allow })
  return { code: 'method_not_allowed', message, allow }
}
