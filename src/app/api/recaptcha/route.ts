import { z } from 'zod'
import { BOT_ACTIONS } from '#lib/forms/bot-check.ts'
import { apiRoute, json, readJson, refusal } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { beginForm, checkForm } from '#providers/bot-check/registry.ts'
import { visitorOf } from '../opentable/visitor.ts'

const action = z.enum(BOT_ACTIONS)
const body = z.object({
  token: z.string().min(1).max(8192),
  action: action.optional(),
  started: z.string().max(512).optional(),
  trap: z.string().max(1000).optional(),
})

/** `GET`: what a browser does for a token. `POST` (spec:api.recaptcha): whether it counts, and the form's pass. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async GET(request) {
    const asked = action.safeParse(new URL(request.url).searchParams.get('action'))
    const { headers } = visitorOf(request)
    if (asked.success) return json(await beginForm(asked.data), { headers })
    const message = `One of ${BOT_ACTIONS.join(', ')}.`
    return refusal(refuse('invalid', { fields: [{ path: 'action', message }] }))
  },
  async POST(request) {
    const asked = await readJson(request, body, 16 * 1024)
    const checked = asked.ok ? await checkForm(asked.value) : asked
    return checked.ok ? json(checked.value) : refusal(checked, {}, { valid_response: false })
  },
})
