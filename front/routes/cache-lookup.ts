import { randomUUID } from 'node:crypto'
import type { RequestHead } from '#front/fast-path/request-head.ts'
import type { Front } from '#front/front.ts'
import { type Negotiated, negotiate } from '#front/http/content-negotiation.ts'
import { logRequest } from '#front/http/log.ts'
import { type Representation, selectRepresentation } from '#front/http/prepared-response.ts'
import { countRequest } from '#front/http/request-metrics.ts'
import { startRequestSpan } from '#front/http/request-span.ts'
import { parseRequestTarget } from '#front/http/request-target.ts'

/** The fresh cached response for `url`, a page or a static file. Null on a miss or with a draft cookie. */
export function lookup(front: Front, url: string, negotiated: Negotiated): Representation | null {
  if (negotiated.draft) return null
  const page = front.pages.cached(url, negotiated)
  const response = page ?? front.staticFiles.cached(url)
  if (!response) return null
  if (page) front.hits.pages++
  else front.hits.files++
  return selectRepresentation(response, negotiated)
}

/**
 * Like `lookup`, but revalidates a stale entry first. Null on a miss, with a draft cookie, or if the page
 * no longer exists; rejects if it cannot be rendered.
 */
export function lookupOrRevalidate(
  front: Front,
  head: RequestHead,
): Representation | Promise<Representation | null> | null {
  const negotiated = negotiate(head)
  const found = lookup(front, head.url, negotiated)
  if (found || negotiated.draft || !front.pages.has(head.url, negotiated)) return found
  return revalidate(front, head, { ...negotiated })
}

async function revalidate(
  front: Front,
  head: RequestHead,
  negotiated: Negotiated,
): Promise<Representation | null> {
  const began = performance.now()
  const target = parseRequestTarget(head.url)
  const { kind } = negotiated
  if (!target || kind === null) return null
  const page = await front.pages.resolve(target)
  if (!page) return null
  const request = { requestId: randomUUID(), method: 'GET', url: head.url, began }
  const span = startRequestSpan({ ...request, https: front.https })
  return span.run(async () => {
    try {
      const { response, outcome } = await front.pages.getPublic(page, kind)
      const representation = selectRepresentation(response, negotiated)
      const served = { ...request, status: representation.status, outcome }
      countRequest(served)
      logRequest(front.log, served)
      span.end(served)
      return representation
    } catch (error) {
      // Node's server will meet the same failure, and report it in a trace of its own.
      span.end({ status: 500, outcome: 'failed' })
      throw error
    }
  })
}
