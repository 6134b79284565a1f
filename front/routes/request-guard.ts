import type { IncomingMessage, ServerResponse } from 'node:http'
import { declaredLength, hasBody } from '#front/http/body.ts'
import type { Limits } from '#front/http/limit-store.ts'
import { type FrontRefusal, tooManyRequests } from '#front/http/refusal.ts'
import { allowedMethods, notAllowed } from '#front/http/request-method.ts'
import { isReadOnly, readOnlyRefusal } from '#lib/read-only/read-only.ts'
import type { Route } from '#lib/routing/route.ts'
import * as t from './messages.gen.ts'
import { consumeRateLimit } from './rate-limits.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** By these a POST to the admin's interface asks for a GET whose query is too long for an address. */
const METHOD_OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override']

/** Paths of POSTs that are answered while the site is read-only: a locked tablet shows no bookings, and who leaves signs out. */
const LETS_READ = new Set(
  ['tablets/unlock', 'tablets/lock', 'staff/logout'].map((path) => `/admin/api/${path}`),
)

/** The refusal of what may change something while the site is read-only; undefined for what only reads, and at other times. */
export function refuseChange(req: IncomingMessage, route: Route): FrontRefusal | undefined {
  if (!isReadOnly() || SAFE_METHODS.has(req.method ?? 'GET')) return undefined
  const isTaken = route.postReads || route.postEndsContact || isPostOfAdmin(req, route)
  if (req.method === 'POST' && isTaken) return undefined
  const { code, detail } = readOnlyRefusal()
  return { code, ...detail, ...(hasBody(req) ? { close: true } : {}) }
}

/** Whether a POST to the admin reads, or lets somebody read: a shared tablet locks itself after a quarter of an hour. */
function isPostOfAdmin({ headers, url = '' }: IncomingMessage, { kind }: Route): boolean {
  const [path = ''] = url.split('?')
  if (kind !== 'admin' || !path.startsWith('/admin/api/')) return false
  return LETS_READ.has(path) || METHOD_OVERRIDES.some((name) => headers[name] === 'GET')
}

/** Checks rate limit, method, size, origin and content type of a request. Returns its refusal, or undefined. */
export async function guardRequest(
  req: IncomingMessage,
  res: ServerResponse,
  { path, address }: { path: string; address: string },
  { origin, limits, route }: { origin: string; limits: Limits; route: Route },
): Promise<FrontRefusal | undefined> {
  const method = req.method ?? 'GET'
  const wait = await consumeRateLimit(req, res, limits, { path, address })
  if (wait > 0) return tooManyRequests(wait)
  // Before all checks of the body and the origin.
  if (!allowedMethods(route).includes(method))
    return { ...notAllowed(route), ...(hasBody(req) ? { close: true } : {}) }
  if (SAFE_METHODS.has(method)) return undefined
  if (declaredLength(req) > route.bodyLimit) return tooLarge()
  if (route.kind === 'admin') return undefined
  if (!isSameOrigin(req, origin)) return { code: 'forbidden', message: t.noOtherSites() }
  const { bodyType } = route
  if (bodyType && hasBody(req) && mediaTypeOf(req) !== bodyType)
    return { code: 'unsupported_media_type', message: t.bodyMustBe({ type: bodyType }) }
  return undefined
}

/** The refusal of a body that is larger than its route allows. */
export function tooLarge(): FrontRefusal {
  return { code: 'too_large', message: t.bodyTooLarge(), close: true }
}

/**
 * Browsers send the origin of a request; a client that sends none is no browser, and has no one's cookies.
 * Sec-Fetch-Site takes precedence: under `no-referrer` a form of our own page sends `Origin: null`.
 */
function isSameOrigin(req: IncomingMessage, origin: string): boolean {
  const site = req.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const from = req.headers.origin
  return from === undefined || from === origin
}

function mediaTypeOf({ headers }: IncomingMessage): string | undefined {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase()
}
