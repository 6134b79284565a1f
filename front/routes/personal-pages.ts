import type { Front } from '#front/front.ts'
import type { PageKind } from '#front/http/content-negotiation.ts'
import { personalRequest, type RequestContext, renderContextOf } from './request-context.ts'

type DraftPage = { path: string; query: string; kind: PageKind }

/** A page as whoever previews a draft sees it, with what they `posted` to it; nothing is kept. */
export function sendDraftPage(
  front: Front,
  context: RequestContext,
  { path, query, kind }: DraftPage,
  posted: readonly unknown[] | null = null,
): Promise<string> {
  const { res, requestId } = context
  const request = front.pages.anonymousRequest(path, query, kind)
  const own = { ...renderContextOf(context), address: null, posted }
  const headers = [...front.security, 'X-Request-Id', requestId, 'X-Robots-Tag', 'noindex']
  return front.pages.sendPersonal(res, request, own, headers)
}

/** A redirect that depends on the visitor's location cookies. */
export async function sendVisitorRedirect(front: Front, context: RequestContext): Promise<string> {
  const request = await personalRequest(front, context)
  if (!request) return 'aborted'
  const headers = [...front.security, 'X-Request-Id', context.requestId]
  return front.pages.sendPersonal(context.res, request, renderContextOf(context), headers)
}

/** A page of one guest: never kept, never indexed, and its address goes nowhere. */
export async function sendPrivatePage(front: Front, context: RequestContext): Promise<string> {
  const request = await personalRequest(front, context)
  if (!request) return 'too_large'
  const headers = [...front.privateSecurity, 'X-Request-Id', context.requestId]
  headers.push('X-Robots-Tag', 'noindex')
  // No third-party script, frame or picture: the policy has no sources but our own.
  const renderContext = renderContextOf(context)
  return front.pages.sendPersonal(context.res, request, renderContext, headers, NO_SOURCES)
}

const NO_SOURCES = {}
