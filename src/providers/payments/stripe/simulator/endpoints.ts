import { type CardFault, readCard, refusalByBank } from './cards.ts'
import { type FormFields, textAt, textsAt } from './form.ts'
import {
  type Customer,
  type Intent,
  type MemoryStore,
  newId,
  type Refund,
  type Status,
} from './memory-store.ts'

/** An answer on the wire. */
export type Reply = { status: number; body: object }

/** A request: `id` is the object in its path, `origin` the address of the simulator. */
export type SimulatorRequest = { id: string; fields: FormFields; query: FormFields; origin: string }

/** The handler of an endpoint; `sendEvent` sends a webhook about an object. */
export type Endpoint = (
  store: MemoryStore,
  request: SimulatorRequest,
  sendEvent: SendEvent,
) => Reply
/** The arguments of an endpoint in one object. */
type Call = { store: MemoryStore; request: SimulatorRequest; sendEvent: SendEvent }
export type SendEvent = (type: string, object: object) => void

const ok = (body: object): Reply => ({ status: 200, body })
const list = (data: object[]) => ok({ object: 'list', data, has_more: false, url: '/v1' })

/** An error reply in Stripe's shape. */
export function errorReply(status: number, error: object): Reply {
  return { status, body: { error } }
}

export function invalidRequest(code: string, param?: string, status = 400): Reply {
  return errorReply(status, { type: 'invalid_request_error', code, param, message: code })
}

const missing = (param: string) => invalidRequest('resource_missing', param, 404)

function cardError({ code, param, reason }: CardFault, intent?: object): Reply {
  const about = { code, param, decline_code: reason, message: 'Your card was refused.' }
  return errorReply(402, { type: 'card_error', ...about, ...intent })
}

export const createToken: Endpoint = (store, { fields }) => {
  const field = (name: string) => textAt(fields, 'card', name)
  const read = { number: field('number'), cvc: field('cvc') }
  const card = readCard({ ...read, month: field('exp_month'), year: field('exp_year') }, new Date())
  if ('code' in card) return cardError(card)
  const id = newId('tok')
  store.tokens.set(id, { card, used: false })
  const { brand, last4 } = card
  return ok({
    id,
    object: 'token',
    type: 'card',
    used: false,
    card: { object: 'card', brand, last4 },
  })
}

export const createMethod: Endpoint = (store, { fields }) => {
  const token = store.tokens.get(textAt(fields, 'card', 'token'))
  if (!token) return missing('card[token]')
  if (token.used) return invalidRequest('token_already_used')
  token.used = true
  const id = newId('pm')
  store.methods.set(id, { card: token.card, customer: null })
  return ok({ id, object: 'payment_method', type: 'card', card: { last4: token.card.last4 } })
}

export const createCustomer: Endpoint = (store, { fields }) => {
  const customer: Customer = {
    ...{ id: newId('cus'), object: 'customer' },
    metadata: textsAt(fields, 'metadata'),
  }
  store.customers.set(customer.id, customer)
  return ok(customer)
}

export const deleteCustomer: Endpoint = (store, { id }) => {
  const customer = store.customers.get(id)
  if (!customer || customer.deleted) return missing('customer')
  customer.deleted = true
  for (const method of store.methods.values()) if (method.customer === id) method.customer = null
  return ok({ id, object: 'customer', deleted: true })
}

const create =
  (object: Intent['object']): Endpoint =>
  (store, request, sendEvent) => {
    const { fields } = request
    // Since version endive (docs.stripe.com/changelog, 2026-09-30).
    if (fields.payment_method_types)
      return invalidRequest('payment_method_types_no_longer_supported')
    const paid = object === 'payment_intent'
    if (paid && !(Number(textAt(fields, 'amount')) > 0))
      return invalidRequest('parameter_missing', 'amount')
    const id = newId(paid ? 'pi' : 'seti')
    const intent: Intent = {
      ...{ object, id, clientSecret: newId(`${id}_secret`), status: 'requires_payment_method' },
      ...{ amount: Number(textAt(fields, 'amount')), currency: textAt(fields, 'currency') },
      capture: textAt(fields, 'capture_method') === 'manual' ? 'manual' : 'automatic',
      customer: textAt(fields, 'customer') || null,
      ...{ method: null, question: null, lastError: null },
      description: textAt(fields, 'description'),
      metadata: textsAt(fields, 'metadata'),
    }
    if (intent.customer && !isLive(store, intent.customer)) return missing('customer')
    store.intents.set(id, intent)
    sendEvent(`${object}.created`, shown(store, intent, request))
    return textAt(fields, 'confirm') === 'true'
      ? attachCard(store, intent, request, sendEvent)
      : ok(shown(store, intent, request))
  }

export const createPayment = create('payment_intent')
export const createSetup = create('setup_intent')

export const read: Endpoint = (store, request) => {
  const intent = store.intents.get(request.id)
  return intent ? ok(shown(store, intent, request)) : missing('intent')
}

export const confirm: Endpoint = (store, request, sendEvent) => {
  const intent = store.intents.get(request.id)
  if (!intent) return missing('intent')
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    return unexpectedState(intent)
  return attachCard(store, intent, request, sendEvent)
}

export const capture: Endpoint = (store, request, sendEvent) => {
  const intent = store.intents.get(request.id)
  if (!intent) return missing('intent')
  if (intent.status !== 'requires_capture') return unexpectedState(intent)
  return setStatus({ store, request, sendEvent }, intent, 'succeeded')
}

export const cancel: Endpoint = (store, request, sendEvent) => {
  const intent = store.intents.get(request.id)
  if (!intent) return missing('intent')
  if (intent.status === 'succeeded' || intent.status === 'canceled') return unexpectedState(intent)
  return setStatus({ store, request, sendEvent }, intent, 'canceled')
}

export const listPayments: Endpoint = (store, request) => {
  const customer = textAt(request.query, 'customer')
  const mine = [...store.intents.values()].filter(
    (intent) => intent.object === 'payment_intent' && intent.customer === customer,
  )
  return list(mine.map((intent) => shown(store, intent, request)))
}

export const createRefund: Endpoint = (store, { fields }, sendEvent) => {
  const intent = store.intents.get(textAt(fields, 'payment_intent'))
  if (!intent) return missing('payment_intent')
  const left = intent.status === 'succeeded' ? intent.amount - refunded(store, intent) : 0
  if (left === 0) return invalidRequest('charge_already_refunded')
  const amount = Number(textAt(fields, 'amount'))
  if (!(amount > 0 && amount <= left))
    return errorReply(400, { type: 'invalid_request_error', param: 'amount', message: 'too much' })
  const refund: Refund = {
    ...{ id: newId('re'), object: 'refund', status: 'succeeded', amount },
    ...{ payment_intent: intent.id, metadata: textsAt(fields, 'metadata') },
  }
  store.refunds.set(refund.id, refund)
  sendEvent('refund.created', refund)
  return ok(refund)
}

export const listRefunds: Endpoint = (store, { query }) => {
  const of = textAt(query, 'payment_intent')
  return list([...store.refunds.values()].filter((refund) => refund.payment_intent === of))
}

/**
 * Answers the question of a bank, once; returns the URL that the owner of the card goes to, or null where
 * nothing was asked.
 */
export function answerBankQuestion(
  store: MemoryStore,
  clientSecret: string,
  yes: boolean,
  sendEvent: SendEvent,
): string | null {
  const intent = [...store.intents.values()].find((one) => one.clientSecret === clientSecret)
  if (!intent?.question) return null
  const { returnUrl } = intent.question
  const request = { id: intent.id, fields: {}, query: {}, origin: '' }
  if (intent.status === 'requires_action') {
    if (yes) accept(store, intent, request, sendEvent)
    else
      declineCard({ store, request, sendEvent }, intent, {
        code: `${intent.object}_authentication_failure`,
      })
  }
  return returnUrl
}

/** Gives an intent a card. */
function attachCard(
  store: MemoryStore,
  intent: Intent,
  request: SimulatorRequest,
  sendEvent: SendEvent,
): Reply {
  const { fields } = request
  const offSession = textAt(fields, 'off_session') === 'true'
  const name = textAt(fields, 'payment_method')
  const method = store.methods.get(name)
  if (!method) return missing('payment_method')
  if (method.customer !== (offSession ? intent.customer : null)) return missing('payment_method')
  intent.question = null
  intent.method = name
  const how = intent.object === 'setup_intent' ? 'attach' : offSession ? 'off_session' : 'charge'
  const refused = refusalByBank(method.card, how)
  if (refused) {
    declineCard({ store, request, sendEvent }, intent, refused)
    return cardError(refused, { [intent.object]: shown(store, intent, request) })
  }
  if (!method.card.asks || offSession) return accept(store, intent, request, sendEvent)
  const returnUrl = textAt(fields, 'return_url')
  intent.question = { returnUrl, inBrowser: textAt(fields, 'use_stripe_sdk') === 'true' }
  return setStatus({ store, request, sendEvent }, intent, 'requires_action')
}

function accept(
  store: MemoryStore,
  intent: Intent,
  request: SimulatorRequest,
  sendEvent: SendEvent,
): Reply {
  const method = store.methods.get(intent.method ?? '')
  if (method && intent.object === 'setup_intent') method.customer = intent.customer
  const waits = intent.object === 'payment_intent' && intent.capture === 'manual'
  return setStatus({ store, request, sendEvent }, intent, waits ? 'requires_capture' : 'succeeded')
}

function declineCard(call: Call, intent: Intent, refusal: CardFault): void {
  const { code, reason } = refusal
  intent.lastError = {
    ...{ type: 'card_error', code, message: 'Your card was refused.' },
    ...(reason ? { decline_code: reason } : {}),
  }
  intent.method = null
  setStatus(call, intent, 'requires_payment_method')
}

function setStatus({ store, request, sendEvent }: Call, intent: Intent, status: Status): Reply {
  intent.status = status
  const body = shown(store, intent, request)
  sendEvent(`${intent.object}.${EVENTS[status]}`, body)
  return ok(body)
}

const EVENTS: Record<Status, string> = {
  requires_payment_method: 'payment_failed',
  requires_action: 'requires_action',
  requires_capture: 'amount_capturable_updated',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** An intent as the API shows it, with the objects that `expand` asks for. */
function shown(
  store: MemoryStore,
  intent: Intent,
  { fields, query, origin }: SimulatorRequest,
): object {
  const { object, id, status, amount, currency, customer, description, metadata } = intent
  const expanded = new Set(
    Object.values({ ...textsAt(fields, 'expand'), ...textsAt(query, 'expand') }),
  )
  const owner = customer && expanded.has('customer') ? store.customers.get(customer) : customer
  const common = {
    ...{ object, id, status, description, metadata, livemode: false },
    ...{ client_secret: intent.clientSecret, payment_method: intent.method, customer: owner },
    next_action: status === 'requires_action' ? nextAction(intent, origin) : null,
  }
  if (object === 'setup_intent') return { ...common, last_setup_error: intent.lastError }
  const paid = status === 'succeeded' ? amount : 0
  const charge = { object: 'charge', id: `ch_${id}`, amount_refunded: refunded(store, intent) }
  return {
    ...{ ...common, amount, currency, amount_received: paid, capture_method: intent.capture },
    last_payment_error: intent.lastError,
    latest_charge: expanded.has('latest_charge') ? charge : charge.id,
  }
}

function nextAction({ clientSecret, question }: Intent, origin: string): object {
  if (question?.inBrowser) return { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  const url = `${origin}/bank/${clientSecret}`
  return { type: 'redirect_to_url', redirect_to_url: { url, return_url: question?.returnUrl } }
}

function refunded(store: MemoryStore, { id }: Intent): number {
  const mine = [...store.refunds.values()].filter((refund) => refund.payment_intent === id)
  return mine.reduce((sum, { amount }) => sum + amount, 0)
}

function isLive(store: MemoryStore, customer: string): boolean {
  const found = store.customers.get(customer)
  return found !== undefined && !found.deleted
}

function unexpectedState(intent: Intent): Reply {
  return invalidRequest(`${intent.object}_unexpected_state`)
}
