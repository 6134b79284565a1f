import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { createInjectedFaults } from '../../injected-faults.ts'
import { listenLocally } from '../../local-server.ts'
import type { Account } from './env.ts'
import { chargeAtStripe, chargeByTokenName, type StripeAccount } from './simulator/cards.ts'
import * as wire from './simulator/endpoints.ts'
import { experiences, total } from './simulator/experiences.ts'
import { type Body, errorReply, notFoundReply, type Reply } from './simulator/reply.ts'
import type { SimulatorRequest } from './simulator/request.ts'
import { createRestaurant, type SimulatedRestaurant } from './simulator/restaurant.ts'
import { createTokenServer, KEY, type TokenServer } from './simulator/token-server.ts'

/** The calls for which faults can be injected. */
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
 * How a call fails. `silence`: there is no answer · `reset`: the connection is closed before anything is done
 * · `lost`: the call is done, and the connection is closed before the answer · `slow`: the right answer comes
 * after `ms` · `garbage`: status 200 and no JSON · `twice`: the call is done two times, as when a proxy
 * repeats it · `status`: an error, and nothing is done.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'lost' | 'garbage' | 'twice' }
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number; message?: string; details?: object }

/** A call that was received, for tests to look at. */
export type ReceivedCall = {
  call: CallName
  path: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  body: Body
}

export type Simulator = {
  /** An account for the adapter, with the address of the simulator and the key that it accepts. */
  account: Account
  received: ReceivedCall[]
  /** The cards that were given with reservations, and the amounts due. */
  taken: wire.TakenCard[]
  /** The next `times` calls of this kind (1 unless given) fail. */
  injectFault(call: CallName, fault: InjectedFault, times?: number): void
  /** Removes the faults that no call has used up. */
  clearFaults(): void
  /** All tokens given so far are refused from now on. */
  revokeTokens(): void
  stop(): Promise<void>
}

export type SimulatorOptions = {
  port?: number
  /** Whether a restaurant exists; all do unless given. */
  knows?: (rid: string) => boolean
  /** IANA time zone of all restaurants. */
  timeZone?: string
  /** Its clock, ms. */
  now?: () => number
  /** The search takes `require_attributes` for the name of one kind of table, also where it is a list. */
  oneKind?: boolean
  /** The Stripe account that charges cards; without it the name of a token decides (`tok_visa`). */
  stripe?: StripeAccount
}

type Handler = (
  house: SimulatedRestaurant,
  seen: SimulatorRequest,
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
 * Starts a stand-in of OpenTable on this machine, for tests and development: an HTTP server with the
 * interface of API v2 and of the token server, slots, locks and reservations in memory, and faults on
 * request.
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
 * Returns the handler of API calls. It asks for a valid token. A write with a known request id gets the
 * earlier answer, unless that was a refusal.
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

  return async (found: Route, request: IncomingMessage, seen: SimulatorRequest): Promise<Reply> => {
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
