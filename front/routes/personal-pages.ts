import type { Front } from '#front/front.ts'
import type { PageKind } from '#front/http/content-negotiation.ts'
import { contextOf, type Passing, personalRequest } from './request-context.ts'

type Wanted = { path: string; query: string; kind: PageKind }

/** A page as whoever previews a draft sees it, with what they `posted` to it; nothing is kept. */
export function sendDraft(
  front: Front,
  passing: Passing,
  { path, query, kind }: Wanted,
  posted: readonly unknown[] | null = null,
): Promise<string> {
  const { res, requestId } = passing
  const request = front.pages.rebuilt(path, query, kind)
  const own = { ...contextOf(passing), address: null, posted }
  const headers = [...front.security, 'X-Request-Id', requestId, 'X-Robots-Tag', 'noindex']
  return front.pages.sendPersonal(res, request, own, headers)
}

/** A redirect that depends on the visitor's location cookies. */
export async function sendVisitor(front: Front, passing: Passing): Promise<string> {
  const request = await personalRequest(front, passing)
  if (!request) return 'aborted'
  const headers = [...front.security, 'X-Request-Id', passing.requestId]
  return front.pages.sendPersonal(passing.res, request, contextOf(passing), headers)
}

/** A page of one guest: never kept, never indexed, and its address goes nowhere. */
export async function sendPrivate(front: Front, passing: Passing): Promise<string> {
  const request = await personalRequest(front, passing)
  if (!request) return 'too_large'
  const headers = [...front.privateSecurity, 'X-Request-Id', passing.requestId]
  headers.push('X-Robots-Tag', 'noindex')
  // No third-party script, frame or picture: the policy has no sources but our own.
  const context = contextOf(passing)
  return front.pages.sendPersonal(passing.res, request, context, headers, NO_SOURCES)
}

const NO_SOURCES = {}
