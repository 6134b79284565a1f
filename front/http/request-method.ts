import type { IncomingMessage } from 'node:http'
import type { Route } from '#lib/routes.ts'
import { type FrontRefusal, unknownEndpoint } from './refusal.ts'

/** Whether a request only reads. */
export const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD'

/** The methods that Next's routes can have. Next fails at others, or answers them without `Allow`. */
const DEFAULT_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The methods that a route takes, `HEAD` with `GET`, in the order of the `Allow` header. */
export function allowedMethods({ methods }: Pick<Route, 'methods'>): string[] {
  return (
    methods?.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)) ?? DEFAULT_METHODS
  )
}

/** The refusal of a method that a route does not take: 405, or 404 where it takes none at all. */
export function notAllowed(route: Pick<Route, 'methods'>): FrontRefusal {
  const allow = allowedMethods(route).join(', ')
  if (allow === '') return unknownEndpoint
  return { code: 'method_not_allowed', message: `This address accepts ${allow}.`, allow }
}
