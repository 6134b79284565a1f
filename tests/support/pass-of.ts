import type { BotAction, BotAnswer, BotChallenge } from '#lib/forms/bot-check.ts'
import { formBegun } from './form-begun.ts'
import { solved } from './proof-of-work.ts'
import type { Site } from './site.ts'

/** A pass of the bot check, as a browser gets it from a site that a test started, for a form begun long enough ago. */
export async function passOf(site: Pick<Site, 'url' | 'now'>, action: BotAction): Promise<string> {
  const route = `${site.url}/api/recaptcha`
  const { task } = (await (await fetch(`${route}?action=${action}`)).json()) as BotChallenge
  const started = formBegun(action, site.now() - 3000)
  const reply = await fetch(route, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: solved(task), action, started }),
  })
  const said = (await reply.json()) as BotAnswer
  if (!said.valid_response) throw new Error('the bot check believed nothing')
  return said.pass
}
