import type { IncomingMessage, ServerResponse } from 'node:http'
import { readAsked } from './accepted.ts'
import { choose, send } from './answer.ts'
import type { Front } from './front.ts'
import { sendMedia } from './media.ts'
import { sendRefusal } from './refuse.ts'
import { isRead } from './request-method.ts'

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

const noFile = { code: 'not_found' as const, message: 'There is no such file.' }

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

/** `/healthz`: the process lives. `/readyz`: it takes visitors, and has pages for them. */
export function sendHealth(front: Front, res: ServerResponse, path: string): string {
  const well = path === '/healthz' || (front.readiness.ready && front.epoch.stands)
  res.writeHead(well ? 200 : 503, ['Content-Type', 'text/plain', 'Cache-Control', 'no-store'])
  res.end(well ? 'ok\n' : 'not ready\n')
  return 'file'
}
