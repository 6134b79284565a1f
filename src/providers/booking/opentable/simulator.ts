import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { createInjectedFaults } from '../../simulator/injected-faults.ts'
import { listenLocally } from '../../simulator/local-server.ts'
import type { Account } from './env.ts'
import { chargeAtStripe, chargeByTokenName, type StripeAccount } from './simulator/cards.ts'
import * as wire from './simulator/endpoints.ts'
import { experiences, total } from './simulator/experiences.ts'
import { type Body, errorReply, notFoundReply, type Reply } from './simulator/reply.ts'
import { createRestaurant, type SimulatedRestaurant } from './simulator/restaurant.ts'
import { createTokenServer, KEY, type TokenServer } from './simulator/token-server.ts'

/** The calls that can be told to fail. */
export type CallName =
  | 'token'
  | 'search'
  | 'metadata'
  | 'experiences'
  | 'policies'
  | 'policy'
  | 'total'
  | 'lock'
  | 'release'
  | 'make'
  | 'find'
  | 'change'

/**
 * How a call goes wrong. `silence`: no answer ever · `reset`: the line drops before anything is done ·
 * `lost`: it is done, and the line drops before the answer · `slow`: the right answer, after `ms` ·
 * `garbage`: 200 and no JSON · `twice`: the same comes two times, as by a line that repeats itself ·
 * `status`: an error, before anything is done.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'lost' | 'garbage' | 'twice' }
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number; message?: string; details?: object }

/** What came in, for tests: never kept anywhere else. */
export type ReceivedCall = {
  call: CallName
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Body
}

export type Simulator = {
  /** Where it listens and what it takes for a key: an account for the adapter. */
  account: Account
  received: ReceivedCall[]
  /** The cards that were taken with reservations, and for what. */
  taken: wire.TakenCard[]
  /** The next calls of this kind, `times` of them, go wrong. */
  injectFault(call: CallName, fault: InjectedFault, times?: number): void
  /** What was to go wrong and was not asked for goes well again. */
  clearFaults(): void
  /** All tokens given so far are refused from now on. */
  revokeTokens(): void
  stop(): Promise<void>
}

export type SimulatorOptions = {
  port?: number
  /** Which restaurants there are; any, unless told otherwise. */
  knows?: (rid: string) => boolean
  /** IANA zone of all of them. */
  timeZone?: string
  /** Its clock, ms. */
  now?: () => number
  /** `require_attributes` is read as the name of one kind of table, however many it lists. */
  oneKind?: boolean
  /** Where its cards are taken; without it a token is taken by its name (`tok_visa`). */
  stripe?: StripeAccount
}

type Handler = (
  house: SimulatedRestaurant,
  seen: wire.SimulatorRequest,
  cards: wire.CardPayments,
) => Reply | Promise<Reply>
type Route = { call: CallName; method: string; path: RegExp; handle: Handler }

const route = (call: CallName, method: string, path: RegExp, handle: Handler): Route => ({
  ...{ call, method, path, handle },
})
const ROUTES = [
  route('search', 'GET', /^\/v2\/availability\/(\d+)$/, wire.search),
  route('metadata', 'GET', /^\/v2\/availability-metadata\/(\d+)$/, wire.metadata),
  route('experiences', 'GET', /^\/v2\/experiences\/(\d+)\/active$/, experiences),
  route('policies', 'GET', /^\/v2\/booking-policies\/(\d+)\/([\d/:-]+)$/, wire.policies),
  route('policy', 'GET', /^\/v2\/cancellation-policies\/(\d+)\/([^/]+)$/, wire.cancellationPolicy),
  route('total', 'POST', /^\/v2\/booking\/(\d+)\/reservations\/experiences\/total$/, total),
  route('lock', 'POST', /^\/v2\/booking\/(\d+)\/slot_locks$/, wire.lock),
  route('release', 'DELETE', /^\/v2\/booking\/(\d+)\/slot_locks\/([^/]+)$/, wire.release),
  route('make', 'POST', /^\/v2\/booking\/(\d+)\/reservations$/, wire.make),
  route('find', 'GET', /^\/v2\/booking\/(\d+)\/reservations\/([\d-]+)$/, wire.find),
  route('change', 'PUT', /^\/v2\/booking\/(\d+)\/reservations\/([\d-]+)$/, wire.change),
]
/** Path of the token server. */
const TOKEN = '/api/v2/oauth/token'

/**
 * OpenTable on this machine: a server that speaks the wire of its API v2 and of its token server, keeps
 * slots, locks and reservations in memory, and fails when told to. For tests and for development.
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const { port = 0, stripe, oneKind = false } = options
  const cards: wire.CardPayments = {
    charge: stripe ? chargeAtStripe(stripe) : chargeByTokenName,
    taken: [],
  }
  const faults = createInjectedFaults<CallName, InjectedFault>()
  const tokens = createTokenServer()
  const work = createWork(options, tokens, cards)
  const received: ReceivedCall[] = []

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://simulator')
    const found = ROUTES.find((one) => one.method === request.method && one.path.test(path))
    if (!found && path !== TOKEN) return send(response, notFoundReply(path))
    const call = found?.call ?? 'token'
    const body = parsed(await readText(request))
    received.push({ call, path, query, headers: request.headers, body })
    const fault = faults.take(call)
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'status') {
      const { status, message = 'Unexpected', details } = fault
      return send(response, errorReply(status, message, details))
    }
    const [, rid = '', rest = ''] = found?.path.exec(path) ?? []
    const seen = { rid, rest: decodeURIComponent(rest), query, body, oneKind }
    const once = () => (found ? work(found, request, seen) : tokens.give(request, query))
    const first = await once()
    const reply = fault?.kind === 'twice' ? await once() : first
    if (fault?.kind === 'lost') return void request.socket.destroy()
    if (fault?.kind === 'garbage') return void response.writeHead(200).end('<!doctype html>')
    const zipped = String(request.headers['accept-encoding'] ?? '').includes('gzip')
    if (fault?.kind === 'slow') setTimeout(() => send(response, reply, zipped), fault.ms)
    else send(response, reply, zipped)
  }

  const { origin, stop } = await listenLocally(
    port,
    (request, response) => void serve(request, response),
  )
  return {
    account: { ...KEY, api: origin, oauth: origin, logo: null, cards: null },
    received,
    taken: cards.taken,
    injectFault: faults.inject,
    clearFaults: faults.clear,
    revokeTokens: tokens.revoke,
    stop,
  }
}

/**
 * Makes the function that answers a call of the API for whoever has a token. A write is done once for each
 * request id, and answered the same again; one that was refused may be tried again.
 */
function createWork(options: SimulatorOptions, tokens: TokenServer, cards: wire.CardPayments) {
  const { knows = () => true, timeZone = 'America/Vancouver', now = Date.now } = options
  const houses = new Map<string, SimulatedRestaurant>()
  const answered = new Map<string, Promise<Reply>>()
  let confirmation = 1750

  function houseOf(rid: string): SimulatedRestaurant {
    const house = houses.get(rid) ?? createRestaurant(timeZone, now, () => ++confirmation)
    houses.set(rid, house)
    return house
  }

  return async (
    found: Route,
    request: IncomingMessage,
    seen: wire.SimulatorRequest,
  ): Promise<Reply> => {
    const refused = tokens.refusalOf(request)
    if (refused) return refused
    if (!knows(seen.rid)) return notFoundReply(request.url ?? '')
    const handle = async () => found.handle(houseOf(seen.rid), seen, cards)
    if (found.method !== 'POST' && found.method !== 'PUT') return handle()
    const id = String(request.headers['x-request-id'] ?? '')
    if (!id) return errorReply(400, 'X-Request-Id is missing')
    const before = answered.get(id)
    if (before) return before
    const reply = handle()
    answered.set(id, reply)
    if ((await reply).status >= 300) answered.delete(id)
    return reply
  }
}

function send(response: ServerResponse, { status, body }: Reply, zipped = false) {
  const text = body === null ? '' : JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    ...(zipped ? { 'content-encoding': 'gzip' } : {}),
  })
  response.end(zipped ? gzipSync(text) : text)
}

function parsed(text: string): Body {
  try {
    const value: unknown = JSON.parse(text || '{}')
    return value !== null && typeof value === 'object' ? (value as Body) : {}
  } catch {
    return {}
  }
}
