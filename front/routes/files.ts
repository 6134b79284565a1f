import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { readAsked } from '#front/http/content-negotiation.ts'
import { choose, send } from '#front/http/prepared-response.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { standingOutage } from '#lib/outage/standing.ts'
import { sendMedia } from './media.ts'

/** A file of the build or of public/. */
export async function sendFile(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  requestId: string,
): Promise<string> {
  const asked = { ...readAsked(req) }
  const file = isRead(req) ? await front.statics.find(path) : undefined
  if (file) send(req, res, choose(file, asked))
  else sendRefusal(res, noFile, requestId, front.security)
  return 'file'
}

/** A file that an editor uploaded. */
export async function sendUpload(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
  requestId: string,
): Promise<string> {
  const options = { folder: front.mediaDir, headers: front.security }
  const sent = isRead(req) && (await sendMedia(req, res, path, options))
  if (!sent) sendRefusal(res, noFile, requestId, front.security)
  return 'file'
}

const noFile = { code: 'not_found' as const, message: 'This file does not exist.' }

/** The script that browsers run beside the menu pages. */
export async function sendWorker(
  front: Front,
  req: IncomingMessage,
  res: ServerResponse,
  requestId: string,
): Promise<string> {
  if (isRead(req)) send(req, res, choose(await front.worker, { ...readAsked(req) }))
  else sendRefusal(res, noFile, requestId, front.security)
  return 'file'
}

/**
 * `/healthz`: the process lives. `/readyz`: it takes visitors, or why it does not (503). An outage of the data
 * is said with 200: whoever else is asked has the same, and what is remembered is here (decision 51).
 */
export function sendHealth(front: Front, res: ServerResponse, path: string): string {
  const { status, text } = path === '/healthz' ? WELL : healthOf(front)
  const type = ['Content-Type', 'text/plain; charset=utf-8', 'Cache-Control', 'no-store']
  res.writeHead(status, [...front.security, ...type])
  res.end(`${text}\n`)
  return 'file'
}

const WELL = { status: 200, text: 'ok' }

function healthOf({ readiness, epoch }: Front): typeof WELL {
  if (readiness.draining) return { status: 503, text: 'not ready: The site is shutting down.' }
  if (!readiness.ready) return { status: 503, text: 'not ready: The site is starting.' }
  const outage = standingOutage()
  // Nothing is left that it could answer with.
  if (!epoch.stands) {
    return { status: 503, text: `not ready: ${outage?.message ?? 'Remembered pages are too old.'}` }
  }
  return outage ? { status: 200, text: `degraded: ${outage.message}` } : WELL
}
