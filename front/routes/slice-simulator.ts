import type { Front } from '#front/front.ts'
import { hasBody, readBody } from '#front/http/body.ts'
import { negotiate } from '#front/http/content-negotiation.ts'
import { type FrontRefusal, sendRefusal } from '#front/http/refusal.ts'
import { isRead } from '#front/http/request-method.ts'
import { parsePostedSlices, SLICE_SIMULATOR_PATH } from '#lib/front/slice-simulator.ts'
import { sendDraftPage } from './personal-pages.ts'
import { bodyLimitOf, type RequestContext } from './request-context.ts'
import { tooLarge } from './request-guard.ts'

/** Serves the slice simulator: GET the empty frame, POST (staff in a preview only) slices to render (spec:routes.simulator). */
export async function sendSliceSimulator(front: Front, context: RequestContext): Promise<string> {
  const { req, res, requestId } = context
  const wanted = { path: SLICE_SIMULATOR_PATH, query: '', kind: negotiate(req).kind ?? 'html' }
  if (isRead(req)) return sendDraftPage(front, context, wanted)
  const refuse = (refusal: FrontRefusal) => {
    sendRefusal(res, refusal, requestId, front.security)
    return refusal.code
  }
  if (req.method !== 'POST') {
    const message = 'This address accepts GET, HEAD and POST.'
    return refuse({ code: 'method_not_allowed', message, allow: 'GET, HEAD, POST', close: true })
  }
  if (context.draft === null) {
    const message = 'Slices are rendered only for staff who are previewing a draft.'
    return refuse({ code: 'forbidden', message, close: true })
  }
  const body = hasBody(req) ? await readBody(req, bodyLimitOf(context.route)) : null
  if (body?.ok === false) return body.code === 'too_large' ? refuse(tooLarge()) : 'aborted'
  const posted = parsePostedSlices(body?.value.toString('utf8') ?? '')
  if (!posted) return refuse({ code: 'malformed', message: 'The body must be {"slices": […]}.' })
  return sendDraftPage(front, context, wanted, posted)
}
