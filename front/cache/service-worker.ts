import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { REVALIDATE } from '#front/http/headers.ts'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '#front/http/prepared-response.ts'

/** Where the browser finds the worker that keeps menus; it is registered for `/locations/`. */
export const SERVICE_WORKER_PATH = '/sw.js'

/**
 * The script that browsers run beside the menu pages. Switched off it is one that takes away what the
 * other one kept, and then itself: browsers look for a new one at every visit to a menu.
 */
export async function prepareServiceWorker(options: {
  on: boolean
  security: FlatHeaders
}): Promise<PreparedResponse> {
  const name = options.on ? 'menus.js' : 'unregister.js'
  const body = await readFile(path.join(import.meta.dirname, '..', 'service-worker', name))
  const headers = [...options.security, 'Cache-Control', REVALIDATE]
  return prepareResponse({ status: 200, headers, type: 'text/javascript; charset=utf-8', body })
}
