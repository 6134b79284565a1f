import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Front } from '#front/front.ts'
import { readAsked } from '#front/http/content-negotiation.ts'
import { choose, send } from '#front/http/prepared-response.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
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
