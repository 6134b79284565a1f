import type { ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { currentOutage } from '#lib/outage/current-outage.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it accepts visitors, or why not (503). An outage of the data is
 * 200 with `degraded`: it affects all instances alike, and cached pages are still served (decision 51).
 */
export function sendHealth(front: Front, res: ServerResponse, path: string): string {
  const { status, text } = path === '/healthz' ? HEALTHY : healthOf(front)
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store']
  res.writeHead(status, [...front.security, ...type])
  res.end(`${text}\n`)
  return 'file'
}

const HEALTHY = { status: 200, text: 'ok' }

function healthOf({ readiness, epoch }: Front): typeof HEALTHY {
  if (readiness.draining) return { status: 503, text: 'not ready: The site is shutting down.' }
  if (!readiness.ready) return { status: 503, text: 'not ready: The site is starting.' }
  const outage = currentOutage()
  // Not even cached pages may be served.
  if (!epoch.isTrusted) {
    return { status: 503, text: `not ready: ${outage?.message ?? 'Remembered pages are too old.'}` }
  }
  return outage ? { status: 200, text: `degraded: ${outage.message}` } : HEALTHY
}
