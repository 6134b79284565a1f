import { BOT_ACTIONS } from '#lib/forms/bot-check.ts'
import { apiRoute, readJson } from '#lib/http/respond.ts'
import { refuse } from '#lib/result.ts'
import { beginForm, checkForm } from '#providers/bot-check/registry.ts'
import { answersOf } from '../answers-of.ts'
import { beginBotCheck, botAction, checkBot } from '../calls/bot-check.ts'
import * as t from '../messages.gen.ts'
import { visitorOf } from '../opentable/visitor.ts'

const begin = answersOf(beginBotCheck)
const check = answersOf(checkBot)

/** `GET`: what a browser does for a token. `POST` (spec:api.recaptcha): whether it counts, and the form's pass. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = apiRoute({
  async GET(request) {
    const asked = botAction.safeParse(new URL(request.url).searchParams.get('action'))
    const { headers } = visitorOf(request)
    if (asked.success) return begin.answer(await beginForm(asked.data), { headers })
    const message = t.oneOf({ values: BOT_ACTIONS.join(', ') })
    return begin.refused(refuse('invalid', { fields: [{ path: 'action', message }] }))
  },
  async POST(request) {
    const asked = await readJson(request, checkBot.body.schema, 16 * 1024)
    const checked = asked.ok ? await checkForm(asked.value) : asked
    return checked.ok ? check.answer(checked.value) : check.refused(checked)
  },
})
