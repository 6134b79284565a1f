// Written by `node scripts/generate-routes.ts` from the route table beside it. Do not edit.
import type { ShortcutPanel } from './route.ts'

/** Paths that the browser loads as documents: redirects, private pages, staff, files. */
export const HARD_PATH =
  /^\/\/|^\/news\/(?!ca$|us$)[^/]+$|^\/(?:_next|admin|api|careers|counts|csp-report|eat|healthz|location|media|menu|metrics|my|news-redirect|order|preview|readyz|reservation|room-service-menu|sitemap|slice-simulator|test-bank|touchless-menu)(?:\/|$)|\.[a-z0-9]+$/

/** The target of each shortcut: the path below the visitor's own location, and the panel that it opens. */
export const SHORTCUT_ENDS: Record<string, readonly [string, ShortcutPanel?]> = {
  '/careers': ['/careers'],
  '/menu': ['/menu'],
  '/order': ['', 'order'],
  '/reservation': ['', 'reserve'],
  '/location': [''],
}
