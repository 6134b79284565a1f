import type { Logger } from 'pino'
import { z } from 'zod'
import { matchRoute } from '#lib/routes.ts'

/** What the log says of a refusal: nothing of who saw it, no query, and no address of one guest's own. */
type CspReport = {
  directive: string
  /** `inline`, `eval`, the origin or the scheme of what was refused. */
  blocked: string
  /** The path of a page that is the same for everyone; of all others what their addresses have in common. */
  page: string
}

/** Distinct reports of one day that are written; whoever makes some up fills no log. */
const MAX_PER_DAY = 100
/** Characters of an origin that are written; those of pages are as long as routes allow. */
const MAX_ORIGIN_LENGTH = 200
const DAY_MS = 86_400_000

/** Writes each distinct report once a day, as one line of the log. */
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
    if (this.#logged.size <= MAX_PER_DAY) this.#log.warn({ report }, REFUSED)
    else
      this.#log.warn(
        'too many content security policy reports today: no more are logged until tomorrow',
      )
  }
}

const REFUSED = 'a browser blocked something that the content security policy does not allow'

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
export function parseCspReport(body: string, origin: string): CspReport | 'other' | null {
  const parsed = schema.safeParse(tryParseJson(body))
  if (!parsed.success) return null
  const said = parsed.data['csp-report']
  // The older name has the sources behind it.
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
