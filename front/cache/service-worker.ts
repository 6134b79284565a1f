import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { REVALIDATE } from '#front/http/headers.ts'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '#front/http/prepared-response.ts'
import { pathRegExp } from '#lib/routing/path-reg-exp.ts'
import { routes } from '#lib/routing/routes.ts'

/** Its constants, from the route table: the pages that it keeps, and the query that filters them. */
function constants(): string {
  const offline = routes.filter((route) => route.offline)
  const pages = pathRegExp(offline.map(({ pattern }) => pattern))
  const filters = [...new Set(offline.flatMap(({ query }) => query))]
  return `const MENU = ${pages}\nconst FILTERED = /[?&](${filters.join('|')})=/\n`
}

/**
 * The service worker script as a response. Switched off, it is a script that deletes the caches of the other
 * one and unregisters itself: browsers check for a new script at every visit to a menu.
 */
export async function prepareServiceWorker(options: {
  on: boolean
  security: FlatHeaders
}): Promise<PreparedResponse> {
  const name = options.on ? 'menus.js' : 'unregister.js'
  const script = await readFile(path.join(import.meta.dirname, '..', 'service-worker', name))
  const body = options.on ? Buffer.concat([Buffer.from(constants()), script]) : script
  const headers = [...options.security, 'Cache-Control', REVALIDATE]
  return prepareResponse({ status: 200, headers, type: 'text/javascript; charset=utf-8', body })
}
