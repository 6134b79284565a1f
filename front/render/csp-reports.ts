import type { Logger } from 'pino'
import { z } from 'zod'
import { matchRoute } from '#lib/routing/match-route.ts'

/** What is logged of a report: nothing about the visitor, no query, no path with a guest's token. */
type CspReport = {
  directive: string
  /** `inline`, `eval`, or the origin or scheme of what was blocked. */
  blocked: string
  /** The path of a public page; for all others the route's pattern. */
  page: string
}

/** Distinct reports logged a day, so that forged ones cannot fill the log. */
const MAX_PER_DAY = 100
/** Characters of an origin that are logged; the length of paths is limited by the routes. */
const MAX_ORIGIN_LENGTH = 200
const DAY_MS = 86_400_000

/** Logs each distinct report once a day. */
export class CspReportLog {
  readonly #log: Pick<Logger, 'warn'>
  readonly #now: () => number
  readonly #logged = new Set<string>()
  #dayStart = 0

  constructor(log: Pick<Logger, 'warn'>, now: () => number = Date.now) {
    this.#log = log
    this.#now = now
  }

  log(report: CspReport): void {
    if (this.#now() - this.#dayStart >= DAY_MS) {
      this.#logged.clear()
      this.#dayStart = this.#now()
    }
    const key = JSON.stringify(report)
    if (this.#logged.has(key) || this.#logged.size > MAX_PER_DAY) return
    this.#logged.add(key)
    if (this.#logged.size <= MAX_PER_DAY)
      this.#log.warn(
        { report },
        'a browser blocked something that the content security policy does not allow',
      )
    else
      this.#log.warn(
        'too many content security policy reports today: no more are logged until tomorrow',
      )
  }
}

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
 * Parses the body of a report. Null if it is malformed; `'other'` if it is about another site's page or
 * caused by a browser extension.
 */
export function parseCspReport(body: string, origin: string): CspReport | 'other' | null {
  const parsed = schema.safeParse(tryParseJson(body))
  if (!parsed.success) return null
  const said = parsed.data['csp-report']
  // The older field also holds the directive's sources.
  const named = said['effective-directive'] ?? said['violated-directive'] ?? ''
  const [directive = ''] = named.split(' ')
  const document = URL.parse(said['document-uri'])
  const blocked = blockedOf(said['blocked-uri'])
  if (!/^[a-z-]{3,30}$/.test(directive) || !blocked) return null
  if (document?.origin !== origin) return 'other'
  if ([blocked, said['source-file'] ?? ''].some((source) => EXTENSION.test(source))) return 'other'
  return {
    directive,
    blocked: blocked.slice(0, MAX_ORIGIN_LENGTH),
    page: pageOf(document.pathname),
  }
}

const EXTENSION = /^(?:[a-z]+-)+extension(?::|$)/

function tryParseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** A keyword (`inline`), a scheme (`data`), or the origin of a URL. */
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
