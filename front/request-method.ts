import type { IncomingMessage } from 'node:http'
import type { Route } from '#lib/routes.ts'

/** Whether a request only reads. */
export const isRead = (req: IncomingMessage) => req.method === 'GET' || req.method === 'HEAD'

/** What Next's routes can be asked with; it fails at any other method, or says nothing of what it takes. */
const KNOWN = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** What a route may be asked with, as `Allow` says it. */
export function allowedMethods({ methods }: Pick<Route, 'methods'>): string[] {
  return methods?.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)) ?? KNOWN
}
