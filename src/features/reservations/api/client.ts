import { PASS_HEADER } from '#lib/forms/bot-check.ts'
import type { CardEntry } from '#lib/money/card.ts'
import type { CardToken } from '#providers/payments/contract.ts'
import { holdEnd, type ServerClock } from '../flow/hold-clock.ts'
import type { Confirmation, FieldMessages, FlowError, Hold, Question } from '../flow/state.ts'
import {
  type ExperienceOffer,
  type Order,
  readExperiences,
  readTotal,
  type Total,
  totalBody,
} from './experience-wire.ts'
import { type BookingInfo, readInfo } from './info.ts'
import {
  type Alternatives,
  type Found,
  fieldMessages,
  problemOf,
  type Refused,
  readAlternatives,
  readAvailability,
  readCardToken,
  readHold,
  readOutcome,
  readRefused,
} from './wire.ts'
import {
  availabilityBody,
  cardBody,
  type HoldInput,
  holdBody,
  type ReserveInput,
  reserveBody,
} from './wire-bodies.ts'

/** How long an answer may take, in ms, before it counts as lost. */
export const TIMEOUT = {
  info: 8_000,
  search: 10_000,
  hold: 12_000,
  card: 15_000,
  reserve: 20_000,
} as const

/** Pauses, in ms, before the same reserve is sent again because its outcome is not known. */
export const RESERVE_PAUSES = [1_000, 2_000, 4_000, 8_000] as const

/**
 * `endsAt`: until when (ms by the server's clock) the table is held from now on, where that has changed. `said`:
 * when to try again, in the server's words.
 */
export type Failure = {
  ok: false
  problem: FlowError
  fields: FieldMessages
  endsAt?: number
  said?: string
}
export type Answer<T> = { ok: true; value: T } | Failure
/** The card's bank wants to hear from its owner before anything is decided. */
export type BankAsks = { ok: false; question: Question }

/**
 * `email`: no such address · `closed`: the restaurant is, at that time · `enough`: it waits for several tables
 * already · `said`: when to try again, in the server's words.
 */
export type Notified = 'kept' | 'email' | 'closed' | 'enough' | 'failed' | { said: string }

/** What is looked for, where; `slot` is a wall time of the restaurant. */
export type SearchInput = { rid: string; slot: string; people: number }

export type ReservationClient = {
  /** What the panel must know before it shows a form; `not_found` for an unknown location. */
  info(uid: string): Promise<{ ok: true; value: BookingInfo } | { ok: false; code: string }>
  search(input: SearchInput): Promise<Answer<Found>>
  /** What there is instead of what was searched in vain; null where nobody can tell. */
  alternatives(input: SearchInput): Promise<Alternatives | null>
  /** Has the guest written to when a table frees up. */
  notify(input: SearchInput, email: string): Promise<Notified>
  /** The restaurant's experiences; null where they cannot be had. */
  experiences(rid: string): Promise<ExperienceOffer[] | null>
  /** What an order costs to the cent; null where nobody says. */
  total(rid: string, order: Order): Promise<Total | null>
  hold(input: HoldInput): Promise<Answer<Omit<Hold, 'renewed' | 'ordered'>>>
  /** Trades a card for a token. Whatever goes wrong is a payment problem (spec:reservations.card-failed). */
  tokenise(card: CardEntry): Promise<Answer<CardToken>>
  /**
   * Repeats itself until the outcome is known, or `unknown_outcome`. The server books a token once,
   * so repeating is safe. `doubted`: an earlier try with this input may have booked.
   */
  reserve(input: ReserveInput, doubted: boolean): Promise<Answer<Confirmation> | BankAsks>
  /** Gives a hold back; survives the end of the page and never fails. */
  release(rid: string, token: string): void
}

export type ClientOptions = {
  clock: ServerClock
  fetch?: typeof fetch
  wait?: (ms: number) => Promise<void>
  /** A pass of the bot check, or null where there is none to be had. */
  pass?: () => Promise<string | null>
}

type Reply = { status: number; body: unknown }

/**
 * The only caller of the booking interface (spec:api.booking-calls). Nothing here throws: every failure is an
 * answer.
 */
export function createClient(options: ClientOptions): ReservationClient {
  const { clock, fetch: send = (...args) => globalThis.fetch(...args) } = options
  const wait = options.wait ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))

  /** The reply, or null when none came. */
  async function call(path: string, timeout: number, init: RequestInit): Promise<Reply | null> {
    try {
      const signal = AbortSignal.timeout(timeout)
      const response = await send(path, { ...init, signal, cache: 'no-store' })
      observe(clock, response.headers.get('date'))
      return { status: response.status, body: await response.json().catch(() => null) }
    } catch {
      return null
    }
  }

  function post(
    path: string,
    timeout: number,
    body: unknown,
    { at = '/api/opentable', pass = '' } = {},
  ) {
    return call(`${at}/${path}`, timeout, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(pass && { [PASS_HEADER]: pass }) },
      body: JSON.stringify(body),
    })
  }

  /** The same, and again with a pass where the server wants one: without it nothing has happened. */
  async function postChecked(path: string, timeout: number, body: unknown) {
    const reply = await post(path, timeout, body)
    if (!reply || readRefused(reply.body).code !== 'bot_check') return reply
    const pass = await options.pass?.().catch(() => null)
    return pass ? post(path, timeout, body, { pass }) : reply
  }

  return {
    async info(uid) {
      const asked = Date.now()
      const path = `/api/locations/${encodeURIComponent(uid)}/booking`
      const reply = await call(path, TIMEOUT.info, {})
      const value = reply?.status === 200 ? readInfo(reply.body) : null
      if (!value) return { ok: false, code: reply ? readRefused(reply.body).code : 'unreachable' }
      // The server looked at its clock somewhere on the way; the middle is the best guess.
      clock.observe(value.serverTime + (Date.now() - asked) / 2)
      return { ok: true, value }
    },

    async search({ rid, slot, people }) {
      const body = availabilityBody(rid, slot, people)
      const reply = await post('get-availability', TIMEOUT.search, body)
      const found = reply?.status === 200 ? readAvailability(reply.body) : null
      return found ? { ok: true, value: found } : refusedBy(reply)
    },

    async alternatives({ rid, slot, people }) {
      const body = availabilityBody(rid, slot, people)
      const reply = await post('get-alternatives', TIMEOUT.search, body)
      return reply?.status === 200 ? readAlternatives(reply.body) : null
    },

    async experiences(rid) {
      const reply = await post('get-experiences', TIMEOUT.search, { rid })
      return reply?.status === 200 ? readExperiences(reply.body) : null
    },

    async total(rid, order) {
      const reply = await post('get-total', TIMEOUT.search, totalBody(rid, order))
      return reply?.status === 200 ? readTotal(reply.body) : null
    },

    async notify({ rid, slot, people }, email) {
      const body = { ...availabilityBody(rid, slot, people), email_address: email }
      const reply = await post('notify-me', TIMEOUT.search, body)
      if (reply?.status === 200) return 'kept'
      const { code, message, fields } = readRefused(reply?.body)
      if (code === 'closed') return 'closed'
      if (code === 'too_many_alerts') return 'enough'
      if (code === 'too_many_requests' && message) return { said: message }
      return fields.some(({ path }) => path === 'email_address') ? 'email' : 'failed'
    },

    async hold(input) {
      const ask = () => postChecked('lock-availability', TIMEOUT.hold, holdBody(input))
      // A guest holds one table at a time, so asking twice never takes two.
      const reply = (await ask()) ?? (await ask())
      const held = reply?.status === 200 ? readHold(reply.body) : null
      if (!held) return refusedBy(reply)
      const endsAt = holdEnd(held.expiresAt, clock.now())
      const { token, policies, payment } = held
      const asks = { ...(policies.length > 0 && { policies }), ...(payment && { payment }) }
      return { ok: true, value: { token, endsAt, ...asks } }
    },

    async tokenise(card) {
      const reply = await post('get-card-tokens', TIMEOUT.card, cardBody(card), {
        at: '/api/stripe',
      })
      const token = reply?.status === 200 ? readCardToken(reply.body) : null
      return token ? { ok: true, value: token } : failed('payment')
    },

    async reserve(input, doubted) {
      const ask = () => postChecked('reserve', TIMEOUT.reserve, reserveBody(input))
      let inDoubt = doubted
      for (const pause of [...RESERVE_PAUSES, null]) {
        const reply = await ask()
        const said = verdict(reply)
        if (said === 'decided' || (said === 'turned_away' && !inDoubt)) {
          return outcomeOf(reply, clock.now())
        }
        inDoubt = true
        if (pause !== null) await wait(pause)
      }
      return failed('unknown_outcome')
    },

    release(rid, token) {
      const body = JSON.stringify({ restaurant_id: rid, reservation_token: token })
      const headers = { 'content-type': 'application/json' }
      send('/api/opentable/release', { method: 'POST', headers, body, keepalive: true }).catch(
        () => undefined, // The hold runs out by itself (spec:reservations.release-on-leave).
      )
    },
  }
}

/**
 * What a reply to reserve says of the booking: it was decided (spec:api.reserve-refused); this try never came as far,
 * which tells nothing of an earlier one; or nothing, as it did not come, is not of our server, or
 * another copy of the request is still under way.
 */
function verdict(reply: Reply | null): 'decided' | 'turned_away' | 'nothing' {
  if (!reply || reply.status >= 500) return 'nothing'
  if (reply.status === 200) return readOutcome(reply.body) ? 'decided' : 'nothing'
  const { code } = readRefused(reply.body)
  if (code === 'unreadable' || code === 'in_progress') return 'nothing'
  return reply.status === 409 || reply.status === 422 ? 'decided' : 'turned_away'
}

function outcomeOf(reply: Reply | null, serverNow: number): Answer<Confirmation> | BankAsks {
  const outcome = reply?.status === 200 ? readOutcome(reply.body) : null
  if (outcome?.success) return { ok: true, value: outcome.confirmation }
  if (outcome?.question && !outcome.paymentFailed) return { ok: false, question: outcome.question }
  if (!outcome?.paymentFailed) return refusedBy(reply)
  const { expiresAt } = outcome
  return expiresAt
    ? { ...failed('payment'), endsAt: holdEnd(expiresAt, serverNow) }
    : failed('payment')
}

function refusedBy(reply: Reply | null): Failure {
  const refused: Refused = readRefused(reply?.body)
  const fields = fieldMessages(refused.fields)
  const problem = problemOf(refused.code)
  // A refusal of something that is no field of the form says nothing that a guest could mend.
  if (problem === 'invalid' && Object.keys(fields).length === 0) return failed('generic')
  const said = reply?.status === 429 && refused.message
  return { ok: false, problem, fields, ...(said && { said }) }
}

function failed(problem: FlowError): Failure {
  return { ok: false, problem, fields: {} }
}

/** Follows the server's clock from any answer when it is seconds off; `Date` has whole seconds. */
function observe(clock: ServerClock, header: string | null) {
  const date = Date.parse(header ?? '')
  if (Math.abs(date + 500 - clock.now()) > 2_000) clock.observe(date + 500)
}
