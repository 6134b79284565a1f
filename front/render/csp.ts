import type { CspDirective, CspSourceList } from '#lib/front/ports.ts'
import { CSP_REPORT_PATH } from '#lib/routing/fixed-paths.ts'

/** Maximum bytes of the site's policy, without a page's script hashes. */
export const MAX_POLICY_BYTES = 4096

const SOURCE = /^(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/

/** Sources also allowed for a site on http: vendors' simulators on the same machine. */
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?$/

const DIRECTIVES: readonly CspDirective[] = [
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'media-src',
  'connect-src',
  'frame-src',
  'form-action',
]

const DEFAULT_SOURCES: Record<CspDirective, string> = {
  'script-src': "'self'",
  // Carousels and pictures set sizes and focal points by style attributes.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'media-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'form-action': "'self'",
}

/** The site's policy, built once per epoch. */
export type SitePolicy = {
  /** The policy of a page with these script hashes. */
  withScripts(hashes: readonly string[]): string
  /** Sources left out: no https origin, or more than fit into the header. */
  refused: string[]
}

/**
 * Builds one policy for all pages, apart from script hashes, because a document keeps its policy across
 * client navigation. `sources`: what all published embeds and connected adapters need.
 */
export function sitePolicy(sources: CspSourceList, options: { https: boolean }): SitePolicy {
  const allowed = (source: string) =>
    SOURCE.test(source) || (!options.https && LOOPBACK.test(source))
  const refused: string[] = []
  const lists = new Map(DIRECTIVES.map((name) => [name, [DEFAULT_SOURCES[name]]]))
  const tail = ["default-src 'self'", "object-src 'none'", "base-uri 'none'"]
  tail.push("frame-ancestors 'self'", `report-uri ${CSP_REPORT_PATH}`)
  if (options.https) tail.push('upgrade-insecure-requests')
  let size = [...lists].reduce((sum, [name, [own = '']]) => sum + name.length + own.length + 3, 0)
  size += tail.join('; ').length
  for (const name of DIRECTIVES) {
    for (const source of [...new Set(sources[name])].sort()) {
      const fits = size + source.length + 1 <= MAX_POLICY_BYTES
      if (fits && allowed(source)) {
        lists.get(name)?.push(source)
        size += source.length + 1
      } else {
        refused.push(`${name} ${source}`)
      }
    }
  }
  const text = (name: CspDirective) => `${name} ${lists.get(name)?.join(' ')}`
  const rest = [...DIRECTIVES.slice(1).map(text), ...tail].join('; ')
  return {
    withScripts: (hashes) => `${[text('script-src'), ...hashes].join(' ')}; ${rest}`,
    refused,
  }
}

/**
 * The policy of one response of the admin: its pages stream, so their inline scripts are allowed by the
 * nonce of the request and not by hashes.
 */
export function adminPolicy(
  nonce: string,
  options: {
    https: boolean
    dev: boolean
    /** Origin that media are redirected to. */
    media?: string | undefined
  },
): string {
  const media = options.media ? ` ${options.media}` : ''
  const scripts = `'self' 'nonce-${nonce}'${options.dev ? " 'unsafe-eval'" : ''}`
  return [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://www.gravatar.com${media}`,
    ...(media ? [`media-src 'self'${media}`] : []),
    "font-src 'self' data:",
    `connect-src 'self'${options.dev ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    `report-uri ${CSP_REPORT_PATH}`,
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of the front's own error pages: text and links, no scripts. */
export const ERROR_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'"

/** The policy of uploaded papers, which browsers show in no sandbox; their viewers run no scripts of ours. */
export const PAPER_POLICY = "default-src 'none'; frame-ancestors 'self'"

/** The policy of uploaded files: no scripts, even when opened as a document. */
export const MEDIA_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
