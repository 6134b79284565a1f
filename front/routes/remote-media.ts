import type { OpenMedia } from '#front/cache/media-copies.ts'
import type { Front } from '#front/front.ts'
import { type FrontRefusal, sendRefusal, tooManyRequests } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { rateLimitKey } from '#lib/front/rate-limit-key.ts'
import { contentTypeOf } from '#lib/http/content-types.ts'
import { routeLimits } from '#lib/routing/route-limits.ts'
import { fileNotFound, fileUnavailable } from './file-refusals.ts'
import { mediaName, streamMedia } from './media.ts'
import { sendKeptRedirect } from './redirects.ts'
import type { IncomingRequest } from './request-context.ts'

type RemoteMedia = NonNullable<ReturnType<Front['remoteMedia']>>

/** Sends an uploaded file that lies in a bucket: from this machine's copies, or by a redirect to its CDN. */
export async function sendRemoteMedia(
  front: Front,
  request: IncomingRequest,
  { cache, cdnUrl }: RemoteMedia,
): Promise<'file'> {
  const { req, res, path, requestId } = request
  const refuseWith = (refusal: FrontRefusal) => {
    sendRefusal(res, refusal, requestId, front.security)
    return 'file' as const
  }
  const name = isRead(req) ? mediaName(path) : undefined
  if (!name) return refuseWith(fileNotFound())
  // Browsers load fonts of another origin only where it says so, which a bucket seldom does.
  if (cdnUrl && !contentTypeOf(name).startsWith('font/')) {
    sendKeptRedirect(front, res, { status: 307, location: `${cdnUrl}/${name}` })
    return 'file'
  }
  const counted = (await cache.has(name)) ? undefined : await countUnknown(front, request)
  if (counted && counted.wait > 0) return refuseWith(tooManyRequests(counted.wait))
  const found = await cache.open(name)
  if (found.ok || found.code === 'unavailable') await counted?.refund()
  if (!found.ok) return refuseWith(found.code === 'not_found' ? fileNotFound() : fileUnavailable())
  await sendOpened(front, request, name, found.value)
  return 'file'
}

/** Counts a file of which there is no copy, until it is found: who asks for any names keeps nobody from the bucket. */
function countUnknown({ limits, clientOf }: Front, { req }: IncomingRequest) {
  return limits.consume(routeLimits.unknownMedia, rateLimitKey(clientOf(req).address))
}

async function sendOpened(
  { security }: Front,
  { req, res }: IncomingRequest,
  name: string,
  { size, stream, close }: OpenMedia,
): Promise<void> {
  try {
    await streamMedia(req, res, { name, size, stream }, security)
  } finally {
    await close()
  }
}
