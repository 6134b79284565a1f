import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { REVALIDATE } from '#front/http/headers.ts'
import {
  type FlatHeaders,
  type PreparedResponse,
  prepareResponse,
} from '#front/http/prepared-response.ts'

/** The path of the service worker for offline menus; its scope is `/locations/`. */
export const SERVICE_WORKER_PATH = '/sw.js'

/**
 * The service worker script as a response. Switched off, it is a script that deletes the caches of the other
 * one and unregisters itself: browsers check for a new script at every visit to a menu.
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
