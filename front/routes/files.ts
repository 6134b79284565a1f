import type { Front } from '#front/front.ts'
import { negotiate } from '#front/http/content-negotiation.ts'
import { selectRepresentation, sendRepresentation } from '#front/http/prepared-response.ts'
import { sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { fileNotFound } from './file-refusals.ts'
import { sendMedia } from './media.ts'
import { sendRemoteMedia } from './remote-media.ts'
import type { IncomingRequest } from './request-context.ts'

/** Sends a file of the build or of `public/`. */
export async function sendFile(
  front: Front,
  { req, res, path, requestId }: IncomingRequest,
): Promise<string> {
  const negotiated = { ...negotiate(req) }
  const file = isRead(req) ? await front.staticFiles.get(path) : undefined
  if (file) sendRepresentation(req, res, selectRepresentation(file, negotiated))
  else sendRefusal(res, fileNotFound(), requestId, front.security)
  return 'file'
}

/** Sends an uploaded file, from the disk or from where the bucket's are. */
export async function sendMediaFile(front: Front, request: IncomingRequest): Promise<string> {
  const { req, res, path, requestId } = request
  const remote = front.remoteMedia()
  if (remote) return sendRemoteMedia(front, request, remote)
  const options = { folder: front.mediaDir, headers: front.security }
  const sent = isRead(req) && (await sendMedia(req, res, path, options))
  if (!sent) sendRefusal(res, fileNotFound(), requestId, front.security)
  return 'file'
}

/** Sends the service worker script. */
export async function sendServiceWorker(
  front: Front,
  { req, res, requestId }: IncomingRequest,
): Promise<string> {
  if (isRead(req))
    sendRepresentation(
      req,
      res,
      selectRepresentation(await front.serviceWorker, { ...negotiate(req) }),
    )
  else sendRefusal(res, fileNotFound(), requestId, front.security)
  return 'file'
}
