import type { ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { FILE_POLICY } from '#front/http/headers.ts'
import { currentOutage } from '#lib/outage/current-outage.ts'
import { readOnlyUntil } from '#lib/read-only/read-only.ts'

/**
 * `/healthz`: the process runs. `/readyz`: it accepts visitors, or why not (503). An outage of the data is
 * 200 with `degraded`: it affects all instances alike, and cached pages are still served (decision 51).
 */
export function sendHealth(front: Front, res: ServerResponse, path: string): string {
  const { status, lines } = path === '/healthz' ? ALIVE : readinessOf(front)
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store']
  res.writeHead(status, [...front.security, 'Content-Security-Policy', FILE_POLICY, ...type])
  res.end(`${lines.join('\n')}\n`)
  return 'file'
}

type Health = { status: number; lines: string[] }

const ALIVE: Health = { status: 200, lines: ['ok', 'process: it answers'] }

/** What `/readyz` says: the verdict in its first line, then a line for each thing that was checked. */
export function readinessOf({ readiness, epoch }: Pick<Front, 'readiness' | 'epoch'>): Health {
  const outage = currentOutage()
  const { draining, ready } = readiness
  const until = readOnlyUntil()
  const seconds = Math.round(epoch.msSinceRead / 1000)
  const checked = [
    `process: ${draining ? 'shutting down' : ready ? 'takes visitors' : 'starting'}`,
    `content: last known to be current ${seconds} s ago${epoch.isTrusted ? '' : ', too long to serve it'}`,
    `data: ${outage ? `outage ${outage.code}` : 'no outage'}`,
    ...(until ? [`changes: refused until ${until}, the site is read-only`] : []),
  ]
  const notReady = (why: string) => ({ status: 503, lines: [`not ready: ${why}`, ...checked] })
  if (draining) return notReady('The site is shutting down.')
  if (!ready) return notReady('The site is starting.')
  // Not even cached pages may be served.
  if (!epoch.isTrusted) return notReady(outage?.message ?? 'Remembered pages are too old.')
  return { status: 200, lines: [outage ? `degraded: ${outage.message}` : 'ok', ...checked] }
}
