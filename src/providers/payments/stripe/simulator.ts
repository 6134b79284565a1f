import type { IncomingMessage, ServerResponse } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { createInjectedFaults } from '../../injected-faults.ts'
import { listenLocally } from '../../local-server.ts'
import type { Account } from './env.ts'
import * as wire from './simulator/endpoints.ts'
import { createEvents, WEBHOOK_SECRET } from './simulator/events.ts'
import { type FormFields, readForm } from './simulator/form.ts'
import { createIdempotencyKeys } from './simulator/idempotency-keys.ts'
import { createMemoryStore, type MemoryStore, newId } from './simulator/memory-store.ts'
import * as pages from './simulator/pages.ts'
import { stripeJsSource } from './simulator/stripe-js.ts'

/** The calls for which faults can be injected; `event` is a webhook that the simulator sends. */
export type CallName = (typeof ROUTES)[number]['call'] | 'event'

/**
 * How a call fails. `silence`: there is no answer · `reset`: the connection is closed before anything is done
 * · `lost`: the call is done, and the connection is closed before the answer · `slow`: the right answer comes
 * after `ms` · `garbage`: status 200 and no JSON · `status`: an error, and nothing is done · `twice`: an
 * event is sent two times.
 */
export type InjectedFault =
  | { kind: 'silence' | 'reset' | 'lost' | 'garbage' | 'twice' }
  | { kind: 'slow'; ms: number }
  | { kind: 'status'; status: number; error?: object }

/** A call that was received, for tests to look at. */
export type ReceivedCall = {
  call: CallName
  path: string
  headers: IncomingMessage['headers']
  fields: FormFields
}

export type Simulator = {
  /** An account for the adapter; `form` tells how guests give cards. */
  account(form: 'elements' | 'form'): Account
  received: ReceivedCall[]
  /** The next `times` calls of this kind (1 unless given) fail. */
  injectFault(call: CallName, fault: InjectedFault, times?: number): void
  /** Forgets all idempotency keys, as Stripe does after a day. */
  clearIdempotencyKeys(): void
  /** A card token for a test number, as Stripe.js makes them. */
  tokenOf(number: string): Promise<string>
  /** Answers the question of a card's bank in place of its owner. */
  answerBankQuestion(clientSecret: string, answer: 'complete' | 'fail'): void
  /** Resolves when all events so far have arrived or failed. */
  settled(): Promise<void>
  stop(): Promise<void>
}

export type SimulatorOptions = {
  port?: number
  /** The URL that events are sent to, `https://…/api/stripe/webhook`. */
  webhook?: () => string
}

const route = <const Call extends string>(
  call: Call,
  method: 'GET' | 'POST' | 'DELETE',
  path: RegExp,
  handle: wire.Endpoint,
) => ({ call, method, path, handle })

const INTENT = '(?:payment|setup)_intents'
const ROUTES = [
  route('token', 'POST', /^\/v1\/tokens$/, wire.createToken),
  route('method', 'POST', /^\/v1\/payment_methods$/, wire.createMethod),
  route('customer', 'POST', /^\/v1\/customers$/, wire.createCustomer),
  route('forget', 'DELETE', /^\/v1\/customers\/(\w+)$/, wire.deleteCustomer),
  route('begin', 'POST', /^\/v1\/payment_intents$/, wire.createPayment),
  route('charges', 'GET', /^\/v1\/payment_intents$/, wire.listPayments),
  route('begin', 'POST', /^\/v1\/setup_intents$/, wire.createSetup),
  route('read', 'GET', new RegExp(`^/v1/${INTENT}/(\\w+)$`), wire.read),
  route('confirm', 'POST', new RegExp(`^/v1/${INTENT}/(\\w+)/confirm$`), wire.confirm),
  route('capture', 'POST', /^\/v1\/payment_intents\/(\w+)\/capture$/, wire.capture),
  route('cancel', 'POST', new RegExp(`^/v1/${INTENT}/(\\w+)/cancel$`), wire.cancel),
  route('refund', 'POST', /^\/v1\/refunds$/, wire.createRefund),
  route('refunds', 'GET', /^\/v1\/refunds$/, wire.listRefunds),
]
/** The calls that the publishable key allows. */
const PUBLIC = new Set<CallName>(['token', 'read'])
const KEYS = {
  secret: 'sk_test_simulator',
  publishable: 'pk_test_simulator',
  webhook: WEBHOOK_SECRET,
}

/**
 * Starts a stand-in of Stripe on this machine, for tests and development: an HTTP server with the part of the
 * API that the adapter uses, an account in memory, signed webhooks, a stand-in of Stripe.js, and faults on
 * request.
 */
export async function startSimulator(options: SimulatorOptions = {}): Promise<Simulator> {
  const store = createMemoryStore()
  const keys = createIdempotencyKeys()
  const faults = createInjectedFaults<CallName, InjectedFault>()
  const events = createEvents(options.webhook, () =>
    faults.take('event')?.kind === 'twice' ? 2 : 1,
  )
  const received: ReceivedCall[] = []

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { origin } = server
    const url = new URL(request.url ?? '/', origin)
    const { method = '' } = request
    if (method === 'OPTIONS') return send(response, { status: 204, body: {} })
    const found = ROUTES.find((one) => one.method === method && one.path.test(url.pathname))
    if (!found) return servePage(request, response, { url, store, sendEvent: events.send })
    const { call } = found
    const text = await readText(request)
    const fields = readForm(text)
    received.push({ call, path: url.pathname, headers: request.headers, fields })
    const fault = faults.take(call)
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'reset') return void request.socket.destroy()
    if (fault?.kind === 'status') {
      const { status, error = { type: 'api_error', message: 'Unexpected' } } = fault
      return send(response, wire.errorReply(status, error))
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    const claim = keys.claim(key, `${url.pathname}?${text}`)
    if (claim.kind === 'known') return send(response, claim.reply, claim.replayed)
    const [, id = ''] = found.path.exec(url.pathname) ?? []
    const seen = { id, fields, query: readForm(url.search.slice(1)), origin }
    const reply = refusedKey(request, call) ?? found.handle(store, seen, events.send)
    // Others under the same key are told to wait until the answer is on its way.
    await new Promise((resolve) => setTimeout(resolve, fault?.kind === 'slow' ? fault.ms : 1))
    claim.keep(reply)
    if (fault?.kind === 'lost') return void request.socket.destroy()
    if (fault?.kind === 'garbage') return void response.writeHead(200).end('<!doctype html>')
    send(response, reply)
  }

  const { port = 0 } = options
  const server = await listenLocally(port, (request, response) => void serve(request, response))
  return {
    account: (form) => accountAt(server.origin, form),
    received,
    injectFault: faults.inject,
    clearIdempotencyKeys: () => keys.forget(),
    async tokenOf(number) {
      const seen = { id: '', fields: cardFields(number), query: {}, origin: server.origin }
      const { body } = wire.createToken(store, seen, events.send)
      return String((body as { id?: string }).id)
    },
    answerBankQuestion: (clientSecret, answer) =>
      void wire.answerBankQuestion(store, clientSecret, answer === 'complete', events.send),
    settled: events.settled,
    stop: server.stop,
  }
}

/** The fields of a card that is good for another year. */
function cardFields(number: string): FormFields {
  const year = String(new Date().getFullYear() + 1)
  return { card: { number, cvc: '123', exp_month: '12', exp_year: year } }
}

function accountAt(origin: string, form: 'elements' | 'form'): Account {
  const { secret: secretKey, webhook: webhookSecret, publishable: publishableKey } = KEYS
  const elements = { mode: 'elements', publishableKey, scriptUrl: `${origin}/stripe.js` } as const
  return {
    secretKey,
    webhookSecret,
    form: form === 'form' ? { mode: 'form' } : elements,
    api: origin,
  }
}

function refusedKey(request: IncomingMessage, call: CallName): wire.Reply | null {
  const key = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
  const known = key === KEYS.secret || (PUBLIC.has(call) && key === KEYS.publishable)
  if (known) return null
  return wire.errorReply(401, {
    type: 'invalid_request_error',
    message: 'Invalid API Key provided.',
  })
}

type PageContext = { url: URL; store: MemoryStore; sendEvent: wire.SendEvent }

/** Serves what browsers load: Stripe.js, the fields of a card form, and the page of a bank. */
async function servePage(
  request: IncomingMessage,
  response: ServerResponse,
  { url, store, sendEvent }: PageContext,
): Promise<void> {
  const [, kind = '', name = ''] = url.pathname.split('/')
  const html = (body: string, status = 200) =>
    void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body)
  if (kind === 'stripe.js') {
    const headers = { 'content-type': 'text/javascript; charset=utf-8' }
    return void response.writeHead(200, headers).end(stripeJsSource(url.origin))
  }
  if (kind === 'field') return html(pages.fieldPage(name))
  if (kind !== 'bank')
    return send(response, wire.invalidRequest('resource_missing', undefined, 404))
  if (request.method !== 'POST') return html(pages.bankPage(url.searchParams.has('in')))
  const yes = readForm(await readText(request)).answer === 'complete'
  const back = wire.answerBankQuestion(store, name, yes, sendEvent)
  if (back === null) return html('', 404)
  if (url.searchParams.has('in')) return html(pages.ANSWERED)
  response.writeHead(303, { location: back }).end()
}

function send(response: ServerResponse, { status, body }: wire.Reply, replayed = false): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': newId('req'),
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    ...(replayed ? { 'idempotent-replayed': 'true' } : {}),
  })
  response.end(status === 204 ? '' : JSON.stringify(body))
}
