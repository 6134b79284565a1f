import type { AfterErrorHook } from 'payload'
import { totalOutageRefusal, unavailableRefusal } from '#lib/outage/outage-refusal.ts'

/** Answers what an outage leaves undone, or somebody who is busy, with 503, its code and when to come again. */
export const answerUnavailable: AfterErrorHook = async ({ error, req }) => {
  // Payload takes whom it cannot look up for nobody, and refuses them.
  const refused = (await unavailableRefusal(error)) ?? (await totalOutageRefusal())
  if (!refused) return
  const { code, detail } = refused
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('Retry-After', String(detail.retryAfter))
  const errors = [{ name: code, message: detail.message, data: { code } }]
  return { status: 503, response: { errors } }
}
