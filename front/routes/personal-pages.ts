import type { Front } from '#front/front.ts'
import type { PageKind } from '#front/http/content-negotiation.ts'
import { personalRequest, type RequestContext, renderContextOf } from './request-context.ts'

type DraftPage = { path: string; query: string; kind: PageKind }

/** Sends a page with its draft content, and with the slices `posted` to it; nothing is cached. */
export function sendDraftPage(
  front: Front,
  context: RequestContext,
  { path, query, kind }: DraftPage,
  posted: readonly unknown[] | null = null,
): Promise<string> {
  const { res, requestId } = context
  const request = front.pages.anonymousRequest(path, query, kind)
  const renderContext = { ...renderContextOf(context), address: null, posted }
  const headers = [...front.security, 'X-Request-Id', requestId, 'X-Robots-Tag', 'noindex']
  return front.pages.sendPersonal(res, { request, context: renderContext, headers })
}

/** Sends a redirect that depends on the visitor's location cookies. */
export async function sendVisitorRedirect(front: Front, context: RequestContext): Promise<string> {
  const request = await personalRequest(front, context)
  if (!request) return 'aborted'
  const headers = [...front.security, 'X-Request-Id', context.requestId]
  const options = { request, context: renderContextOf(context), headers }
  return front.pages.sendPersonal(context.res, options)
}

/** Sends a private page: never cached or indexed, and its URL is sent to nobody as a referrer. */
export async function sendPrivatePage(front: Front, context: RequestContext): Promise<string> {
  const request = await personalRequest(front, context)
  if (!request) return 'too_large'
  const headers = [...front.privateSecurity, 'X-Request-Id', context.requestId]
  headers.push('X-Robots-Tag', 'noindex')
  // No third-party script, frame or picture: the policy has no sources but our own.
  const options = { request, context: renderContextOf(context), headers, sources: NO_SOURCES }
  return front.pages.sendPersonal(context.res, options)
}

const NO_SOURCES = {}
