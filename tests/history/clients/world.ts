import { setTimeout as pause } from 'node:timers/promises'
import type { BookingSettingsInput } from '#booking-engine/settings/settings.ts'
import type { Random } from '#tests/support/fuzz/random.ts'
import type { Observations, Outcome, Span } from '../observations.ts'

/** A restaurant of a history; of the one at whose `door` parties come, today is played, of all others days to come. */
export type House = {
  id: string
  settings: BookingSettingsInput
  experience: { id: string; version: number } | null
  card: boolean
  door: boolean
}

/** What is the same for all clients of a run. */
export type Shared = {
  origin: string
  houses: readonly House[]
  /** Wall times that guests ask for. */
  times: readonly string[]
  /** Service days of these times. */
  days: readonly string[]
  seen: Observations
  /** Card that is good, is declined, or whose bank asks. */
  card(kind: 'good' | 'declined' | 'asks'): Promise<{ token: string; last4: string }>
  /** The owner of a card answers the bank's page. */
  answerBank(url: string, answer: 'complete' | 'fail'): Promise<void>
  /** The next revision of settings. */
  revision(): number
  ended(): boolean
  /** Counts a request by its name, and whether it was answered. */
  count(name: string, answered: boolean): void
}

/** One client: it has luck, an address and names of its own. */
export type World = Shared & {
  random: Random
  address: string
  /** A name that nobody else has. */
  name(): string
  /** Requests in a row that nobody answered. */
  unanswered: number
}

/** An answer; without one the status is 0. */
export type Said = { status: number; body: Record<string, unknown>; location: string } & Span

/** One client of a run; its choices go by `random`. */
export function clientOf(shared: Shared, number: number, random: Random): World {
  let names = 0
  const address = `10.${random.below(250)}.${number % 250}.${random.below(250)}`
  return { ...shared, random, address, name: () => `h${number}n${++names}`, unanswered: 0 }
}

/** How long a client waits for an answer, ms. */
const PATIENCE = 8_000

/** Sends one request. */
export async function send(
  world: World,
  name: string,
  path: string,
  body: unknown,
  as: 'json' | 'form' = 'json',
): Promise<Said> {
  const from = performance.now()
  const form = as === 'form'
  try {
    const reply = await fetch(`${world.origin}${path}`, {
      method: 'POST',
      headers: {
        'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json',
        'x-forwarded-for': world.address,
      },
      body: form ? new URLSearchParams(body as Record<string, string>) : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    const text = await reply.text()
    const said: Said = {
      ...{ status: reply.status, location: reply.headers.get('location') ?? '' },
      body: text.startsWith('{') ? JSON.parse(text) : {},
      ...{ from, to: performance.now() },
    }
    // An error of the server says as little as none at all.
    await note(world, name, reply.status < 500)
    return said
  } catch {
    await note(world, name, false)
    return { status: 0, body: {}, location: '', from, to: Infinity }
  }
}

/** Counts a request; a client that was not answered waits before it goes on. */
async function note(world: World, name: string, answered: boolean): Promise<void> {
  world.count(name, answered)
  world.unanswered = answered ? 0 : world.unanswered + 1
  if (!answered) await breath(world)
}

/** What a member of staff is answered: the engine's result. */
export type DeskAnswer = Span & {
  outcome: Outcome
  code: string
  value: unknown
}

/** Refusals that may be due to a copy of the same request, which came first and was done. */
const STALE = ['not_found', 'changed_meanwhile', 'wrong_state']

/** One act of the staff, by its name in the booking engine. */
export async function atDesk(
  world: World,
  name: string,
  ...parameters: unknown[]
): Promise<DeskAnswer> {
  const said = await send(world, name, `/desk/${name}`, parameters)
  const { from, to } = said
  const unknown = { from, to: Infinity, outcome: 'unknown', value: null } as const
  if (said.status !== 200) return { ...unknown, code: '' }
  const {
    ok,
    code = '',
    value = null,
  } = said.body as { ok: boolean; code?: string; value?: unknown }
  if (!ok && STALE.includes(code)) return { ...unknown, code }
  return { from, to, outcome: ok ? 'done' : 'refused', code, value }
}

/** The most that a moment is doubled. */
const MOST_DOUBLINGS = 4

/** A browser waits a moment before it asks again, and longer the longer nobody answers. */
export function breath({ random, unanswered }: World): Promise<void> {
  return pause((100 + 300 * random.next()) * 2 ** Math.min(unanswered, MOST_DOUBLINGS))
}
