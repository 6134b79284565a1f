import { randomUUID } from 'node:crypto'
import type { Head } from '#front/fast-path/request-head.ts'
import type { Front } from '#front/front.ts'
import { type Asked, readAsked } from '#front/http/content-negotiation.ts'
import { logRequest } from '#front/http/log.ts'
import { choose, type Variant } from '#front/http/prepared-response.ts'
import { parseAddress } from '#front/http/request-target.ts'

/** What goes out from memory as it is; null where that is nothing. */
export function remembered(front: Front, url: string, asked: Asked): Variant | null {
  if (asked.draft) return null
  const answer = front.pages.remembered(url, asked) ?? front.statics.ready(url)
  if (!answer) return null
  front.count.remembered++
  return choose(answer, asked)
}

/**
 * The same; where the page that is remembered is not true any more, what it is renewed to. Null where
 * nothing is remembered, or it may not be read any more.
 */
export function recall(front: Front, head: Head): Variant | Promise<Variant | null> | null {
  const asked = readAsked(head)
  const found = remembered(front, head.url, asked)
  if (found || asked.draft || !front.pages.knows(head.url, asked)) return found
  return renew(front, head, { ...asked })
}

async function renew(front: Front, head: Head, asked: Asked): Promise<Variant | null> {
  const began = performance.now()
  const address = parseAddress(head.url)
  const { kind } = asked
  if (!address || kind === null) return null
  const page = await front.pages.find(address)
  if (!page) return null
  const { answer, outcome } = await front.pages.public(page, kind)
  const variant = choose(answer, asked)
  const request = { requestId: randomUUID(), method: 'GET', url: head.url, began }
  logRequest(front.log, { ...request, status: variant.status, outcome })
  return variant
}
