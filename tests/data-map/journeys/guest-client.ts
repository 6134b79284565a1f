import { once } from 'node:events'
import http from 'node:http'
import { type BotAction, PASS_HEADER } from '#lib/forms/bot-check.ts'
import { passOf } from '#tests/support/pass-of.ts'
import type { Site } from '#tests/support/site.ts'
import { GUEST } from '../marked-guest.ts'

/** Asks a site as the marked guest's browser does, from their network. */
export function guestClient(site: Pick<Site, 'url' | 'now'>) {
  const headers = {
    'x-forwarded-for': GUEST.address,
    'user-agent': GUEST.agent,
    'cf-ipcountry': 'CA',
    'cf-ipcity': GUEST.city,
    'cf-iplatitude': GUEST.latitude,
    'cf-iplongitude': GUEST.longitude,
    origin: site.url,
  }
  const send = (path: string, init: RequestInit, action?: BotAction) =>
    withPass(site, action).then((pass) =>
      fetch(site.url + path, {
        redirect: 'manual',
        ...init,
        headers: { ...headers, ...pass, ...(init.headers as Record<string, string>) },
      }),
    )
  const post = (path: string, body: object, action?: BotAction) =>
    send(
      path,
      {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      },
      action,
    )
  return {
    get: (path: string) => send(path, {}),
    /** Opens an address as a browser does into which somebody has typed it. */
    open: (path: string) => open(site.url + path, { ...headers, ...TYPED }),
    /** A form of the site's own pages, which has no script. */
    submit: (path: string, fields: Record<string, string> = {}) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields) }),
    upload: (path: string, form: FormData, action: BotAction) =>
      send(path, { method: 'POST', body: form }, action),
    post,
    /** The same, whose refusal is an error of the test. */
    ask: async <T>(path: string, body: object, action?: BotAction): Promise<T> => {
      const reply = await post(path, body, action)
      const text = await reply.text()
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`)
      return JSON.parse(text) as T
    },
  }
}

export type GuestClient = ReturnType<typeof guestClient>

async function withPass(
  site: Pick<Site, 'url' | 'now'>,
  action?: BotAction,
): Promise<Record<string, string>> {
  return action ? { [PASS_HEADER]: await passOf(site, action) } : {}
}

/** What a browser says of an address that was typed into it, and no page may say. */
const TYPED = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }

async function open(url: string, headers: Record<string, string>): Promise<void> {
  const request = http.get(url, { headers, agent: false })
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage]
  await once(reply.resume(), 'end')
}
