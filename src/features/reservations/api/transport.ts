import type { getAlternatives } from '#lib/api-contract/booking/get-alternatives.ts'
import type { getAvailability } from '#lib/api-contract/booking/get-availability.ts'
import type { getCardTokens } from '#lib/api-contract/booking/get-card-tokens.ts'
import type { getExperiences } from '#lib/api-contract/booking/get-experiences.ts'
import type { getTotal } from '#lib/api-contract/booking/get-total.ts'
import type { lockAvailability } from '#lib/api-contract/booking/lock-availability.ts'
import type { notifyMe } from '#lib/api-contract/booking/notify-me.ts'
import type { reserve } from '#lib/api-contract/booking/reserve.ts'
import type { BodyOf } from '#lib/api-contract/call.ts'
import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import type { ServerClock } from '../flow/hold-clock.ts'
import { readRefused } from './wire.ts'

/** The calls that are posted, by the contract. */
type PostedCall =
  | typeof getAlternatives
  | typeof getAvailability
  | typeof getCardTokens
  | typeof getExperiences
  | typeof getTotal
  | typeof lockAvailability
  | typeof notifyMe
  | typeof reserve
/** The paths of calls below `/api/`. */
type PathOf<Call extends PostedCall> = Call['path'] extends `/api/${infer Path}` ? Path : never
type Path = PathOf<PostedCall>
type BodyAt<P extends Path> = BodyOf<Extract<PostedCall, { path: `/api/${P}` }>>

/** The status and the JSON body of an answer; the body is null where it is no JSON. */
export type Reply = { status: number; body: unknown }

export type TransportOptions = {
  clock: ServerClock
  fetch?: typeof fetch
  /** A pass of the bot check, or null where there is none to be had. */
  pass?: () => Promise<string | null>
}

/** Sends the calls of the booking interface; each answers null where no reply came within `timeout` ms. */
export type Transport = ReturnType<typeof createTransport>

/** A transport over `fetch` that sets the server's clock by each reply. */
export function createTransport(options: TransportOptions) {
  const { clock, fetch: send = (...args) => globalThis.fetch(...args) } = options

  async function call(
    path: string,
    timeout: number,
    init: RequestInit = {},
  ): Promise<Reply | null> {
    try {
      const signal = AbortSignal.timeout(timeout)
      const response = await send(path, { ...init, signal, cache: 'no-store' })
      observe(clock, response.headers.get('date'))
      return { status: response.status, body: await response.json().catch(() => null) }
    } catch {
      return null
    }
  }

  function post<P extends Path>(path: P, timeout: number, body: BodyAt<P>, pass?: string | null) {
    return call(`/api/${path}`, timeout, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(pass && { [PASS_HEADER]: pass }) },
      body: JSON.stringify(body),
    })
  }

  /** Posts, and again with a pass where the server wants one: without it nothing has happened. */
  async function postChecked<P extends Path>(path: P, timeout: number, body: BodyAt<P>) {
    const reply = await post(path, timeout, body)
    if (!reply || readRefused(reply.body).code !== 'bot_check') return reply
    const pass = await options.pass?.().catch(() => null)
    return pass ? post(path, timeout, body, pass) : reply
  }

  return { send, call, post, postChecked }
}

/** Follows the server's clock from any answer when it is seconds off; `Date` has whole seconds. */
function observe(clock: ServerClock, header: string | null) {
  const date = Date.parse(header ?? '')
  if (Math.abs(date + 500 - clock.now()) > 2_000) clock.observe(date + 500)
}
