import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import * as z from 'zod'
import { limitKey } from '#lib/limit-key.ts'
import { matchRoute } from '#lib/routes.ts'
import { tooLarge } from './api-guard.ts'
import { bodyLimit, readBody } from './body.ts'
import { POLICY_REPORTS } from './csp.ts'
import type { Front } from './front.ts'
import { NO_STORE } from './headers.ts'
import { limitFor } from './limits.ts'
import { type FrontRefusal, sendRefusal } from './refuse.ts'

/** What the log says of a refusal: nothing of who saw it, no query, and no address of one guest's own. */
export type PolicyReport = {
  directive: string
  /** `inline`, `eval`, the origin or the scheme of what was refused. */
  blocked: string
  /** The path of a page that is the same for everyone; of all others what their addresses have in common. */
  page: string
}

/** Distinct reports of one day that are written; whoever makes some up fills no log. */
const MOST = 100
const DAY_MS = 86_400_000

/** Writes each distinct report once a day, as one line of the log. */
export class PolicyReports {
  readonly #log: Pick<Logger, 'warn'>
  readonly #now: () => number
  readonly #written = new Set<string>()
  #began = 0

  constructor(log: Pick<Logger, 'warn'>, now: () => number = Date.now) {
    this.#log = log
    this.#now = now
  }

  take(report: PolicyReport): void {
    if (this.#now() - this.#began >= DAY_MS) {
      this.#written.clear()
      this.#began = this.#now()
    }
    const key = JSON.stringify(report)
    if (this.#written.has(key) || this.#written.size > MOST) return
    this.#written.add(key)
    if (this.#written.size <= MOST) this.#log.warn({ report }, REFUSED)
    else this.#log.warn('more reports of the content security policy than a day has lines for')
  }
}

const REFUSED = 'a browser refused what the content security policy does not allow'

const schema = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string(),
    'source-file': z.string().nullish(),
  }),
})

/**
 * What a browser says in the body of a report; null where it is none, and `'other'` where it is of no concern to
 * this site: of another one's page, or of what an extension of the browser does.
 */
export function readReport(body: string, origin: string): PolicyReport | 'other' | null {
  const parsed = schema.safeParse(jsonOf(body))
  if (!parsed.success) return null
  const said = parsed.data['csp-report']
  // The older name has the sources behind it.
  const [directive = ''] = (said['effective-directive'] ?? said['violated-directive'] ?? '').split(
    ' ',
  )
  const document = URL.parse(said['document-uri'])
  const blocked = blockedOf(said['blocked-uri'])
  if (!/^[a-z-]{3,30}$/.test(directive) || !blocked) return null
  if (document?.origin !== origin) return 'other'
  if ([blocked, said['source-file'] ?? ''].some((source) => EXTENSION.test(source))) return 'other'
  return { directive, blocked, page: pageOf(document.pathname) }
}

const EXTENSION = /^(?:[a-z]+-)+extension(?::|$)/

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** A keyword (`inline`), a scheme (`data`), or of an address its origin. */
function blockedOf(uri: string): string | null {
  if (/^[a-z-]{1,30}$/.test(uri)) return uri
  const url = URL.parse(uri)
  if (!url) return null
  return url.origin === 'null' ? url.protocol.slice(0, -1) : url.origin
}

function pageOf(path: string): string {
  const route = matchRoute(path)?.route
  if (!route) return 'unknown'
  return route.kind === 'public' || route.publicWhenPublished ? path : route.pattern
}

/** The report of a browser that the policy has kept from something; few from each address, and small. */
export async function takeReport(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<string> {
  const refuse = (refusal: FrontRefusal) => {
    sendRefusal(res, { ...refusal, close: true }, requestId, front.security)
    return refusal.code
  }
  const { method = '', headers } = req
  const limit = limitFor(method, POLICY_REPORTS)
  const wait = limit ? await front.limits().take(limit, limitKey(front.clientOf(req).address)) : 0
  if (wait > 0)
    return refuse({ code: 'too_many_requests', message: 'Too many reports.', retryAfter: wait })
  if (method !== 'POST') {
    const message = 'Browsers post reports to this address.'
    return refuse({ code: 'method_not_allowed', message, allow: 'POST' })
  }
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/csp-report') {
    const message = 'The body must be application/csp-report.'
    return refuse({ code: 'unsupported_media_type', message })
  }
  const body = await readBody(req, bodyLimit(POLICY_REPORTS))
  if (!body.ok) return body.code === 'too_large' ? refuse(tooLarge) : 'aborted'
  const report = readReport(body.value.toString('utf8'), front.origin)
  if (!report) return refuse({ code: 'malformed', message: 'This is no report of a browser.' })
  if (report !== 'other') front.policyReports.take(report)
  res.writeHead(204, [...front.security, 'Cache-Control', NO_STORE, 'X-Request-Id', requestId])
  res.end()
  return 'reported'
}
