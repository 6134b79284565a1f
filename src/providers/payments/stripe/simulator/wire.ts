import { type CardFault, faultOf, readCard } from './cards.ts'
import { type Fields, textAt, textsAt } from './form.ts'
import {
  type Customer,
  type Intent,
  newName,
  type Refund,
  type Status,
  type Vault,
} from './vault.ts'

/** An answer on the wire. */
export type Reply = { status: number; body: object }

/** What came in: `id` is the object in the address, `origin` where the simulator listens. */
export type Seen = { id: string; fields: Fields; query: Fields; origin: string }

/** What an endpoint does; `tell` sends an event about an object. */
export type Endpoint = (vault: Vault, seen: Seen, tell: Tell) => Reply
export type Tell = (type: string, object: object) => void

const ok = (body: object): Reply => ({ status: 200, body })
const list = (data: object[]) => ok({ object: 'list', data, has_more: false, url: '/v1' })

/** An error in Stripe's envelope. */
export function fault(status: number, error: object): Reply {
  return { status, body: { error } }
}

export function invalid(code: string, param?: string, status = 400): Reply {
  return fault(status, { type: 'invalid_request_error', code, param, message: code })
}

const missing = (param: string) => invalid('resource_missing', param, 404)

function cardError({ code, param, reason }: CardFault, intent?: object): Reply {
  const about = { code, param, decline_code: reason, message: 'Your card was refused.' }
  return fault(402, { type: 'card_error', ...about, ...intent })
}

export const createToken: Endpoint = (vault, { fields }) => {
  const field = (name: string) => textAt(fields, 'card', name)
  const read = { number: field('number'), cvc: field('cvc') }
  const card = readCard({ ...read, month: field('exp_month'), year: field('exp_year') }, new Date())
  if ('code' in card) return cardError(card)
  const id = newName('tok')
  vault.tokens.set(id, { card, used: false })
  const { brand, last4 } = card
  return ok({
    id,
    object: 'token',
    type: 'card',
    used: false,
    card: { object: 'card', brand, last4 },
  })
}

export const createMethod: Endpoint = (vault, { fields }) => {
  const token = vault.tokens.get(textAt(fields, 'card', 'token'))
  if (!token) return missing('card[token]')
  if (token.used) return invalid('token_already_used')
  token.used = true
  const id = newName('pm')
  vault.methods.set(id, { card: token.card, customer: null })
  return ok({ id, object: 'payment_method', type: 'card', card: { last4: token.card.last4 } })
}

export const createCustomer: Endpoint = (vault, { fields }) => {
  const customer: Customer = {
    ...{ id: newName('cus'), object: 'customer' },
    metadata: textsAt(fields, 'metadata'),
  }
  vault.customers.set(customer.id, customer)
  return ok(customer)
}

export const deleteCustomer: Endpoint = (vault, { id }) => {
  const customer = vault.customers.get(id)
  if (!customer || customer.deleted) return missing('customer')
  customer.deleted = true
  for (const method of vault.methods.values()) if (method.customer === id) method.customer = null
  return ok({ id, object: 'customer', deleted: true })
}

const create =
  (object: Intent['object']): Endpoint =>
  (vault, seen, tell) => {
    const { fields } = seen
    // Since version endive (docs.stripe.com/changelog, 2026-09-30).
    if (fields.payment_method_types) return invalid('payment_method_types_no_longer_supported')
    const paid = object === 'payment_intent'
    if (paid && !(Number(textAt(fields, 'amount')) > 0))
      return invalid('parameter_missing', 'amount')
    const id = newName(paid ? 'pi' : 'seti')
    const intent: Intent = {
      ...{ object, id, clientSecret: newName(`${id}_secret`), status: 'requires_payment_method' },
      ...{ amount: Number(textAt(fields, 'amount')), currency: textAt(fields, 'currency') },
      capture: textAt(fields, 'capture_method') === 'manual' ? 'manual' : 'automatic',
      customer: textAt(fields, 'customer') || null,
      ...{ method: null, question: null, lastError: null },
      description: textAt(fields, 'description'),
      metadata: textsAt(fields, 'metadata'),
    }
    if (intent.customer && !isLive(vault, intent.customer)) return missing('customer')
    vault.intents.set(id, intent)
    tell(`${object}.created`, shown(vault, intent, seen))
    return textAt(fields, 'confirm') === 'true'
      ? present(vault, intent, seen, tell)
      : ok(shown(vault, intent, seen))
  }

export const createPayment = create('payment_intent')
export const createSetup = create('setup_intent')

export const read: Endpoint = (vault, seen) => {
  const intent = vault.intents.get(seen.id)
  return intent ? ok(shown(vault, intent, seen)) : missing('intent')
}

export const confirm: Endpoint = (vault, seen, tell) => {
  const intent = vault.intents.get(seen.id)
  if (!intent) return missing('intent')
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_action')
    return outOfTurn(intent)
  return present(vault, intent, seen, tell)
}

export const capture: Endpoint = (vault, seen, tell) => {
  const intent = vault.intents.get(seen.id)
  if (!intent) return missing('intent')
  if (intent.status !== 'requires_capture') return outOfTurn(intent)
  return become(vault, intent, 'succeeded', seen, tell)
}

export const cancel: Endpoint = (vault, seen, tell) => {
  const intent = vault.intents.get(seen.id)
  if (!intent) return missing('intent')
  if (intent.status === 'succeeded' || intent.status === 'canceled') return outOfTurn(intent)
  return become(vault, intent, 'canceled', seen, tell)
}

export const listPayments: Endpoint = (vault, seen) => {
  const customer = textAt(seen.query, 'customer')
  const mine = [...vault.intents.values()].filter(
    (intent) => intent.object === 'payment_intent' && intent.customer === customer,
  )
  return list(mine.map((intent) => shown(vault, intent, seen)))
}

export const createRefund: Endpoint = (vault, { fields }, tell) => {
  const intent = vault.intents.get(textAt(fields, 'payment_intent'))
  if (!intent) return missing('payment_intent')
  const left = intent.status === 'succeeded' ? intent.amount - refunded(vault, intent) : 0
  if (left === 0) return invalid('charge_already_refunded')
  const amount = Number(textAt(fields, 'amount'))
  if (!(amount > 0 && amount <= left))
    return fault(400, { type: 'invalid_request_error', param: 'amount', message: 'too much' })
  const refund: Refund = {
    ...{ id: newName('re'), object: 'refund', status: 'succeeded', amount },
    ...{ payment_intent: intent.id, metadata: textsAt(fields, 'metadata') },
  }
  vault.refunds.set(refund.id, refund)
  tell('refund.created', refund)
  return ok(refund)
}

export const listRefunds: Endpoint = (vault, { query }) => {
  const of = textAt(query, 'payment_intent')
  return list([...vault.refunds.values()].filter((refund) => refund.payment_intent === of))
}

/** The owner of a card answers its bank: where they go then; null where nobody asked. */
export function answer(
  vault: Vault,
  clientSecret: string,
  yes: boolean,
  tell: Tell,
): string | null {
  const intent = [...vault.intents.values()].find((one) => one.clientSecret === clientSecret)
  if (!intent?.question) return null
  const { returnUrl } = intent.question
  const seen = { id: intent.id, fields: {}, query: {}, origin: '' }
  if (intent.status === 'requires_action') {
    if (yes) accept(vault, intent, seen, tell)
    else turnDown(vault, intent, { code: `${intent.object}_authentication_failure` }, seen, tell)
  }
  return returnUrl
}

/** Gives an intent a card. */
function present(vault: Vault, intent: Intent, seen: Seen, tell: Tell): Reply {
  const { fields } = seen
  const offSession = textAt(fields, 'off_session') === 'true'
  const name = textAt(fields, 'payment_method')
  const method = vault.methods.get(name)
  if (!method) return missing('payment_method')
  if (method.customer !== (offSession ? intent.customer : null)) return missing('payment_method')
  intent.question = null
  intent.method = name
  const how = intent.object === 'setup_intent' ? 'attach' : offSession ? 'off_session' : 'charge'
  const refused = faultOf(method.card, how)
  if (refused) {
    turnDown(vault, intent, refused, seen, tell)
    return cardError(refused, { [intent.object]: shown(vault, intent, seen) })
  }
  if (!method.card.asks || offSession) return accept(vault, intent, seen, tell)
  const returnUrl = textAt(fields, 'return_url')
  intent.question = { returnUrl, inBrowser: textAt(fields, 'use_stripe_sdk') === 'true' }
  return become(vault, intent, 'requires_action', seen, tell)
}

function accept(vault: Vault, intent: Intent, seen: Seen, tell: Tell): Reply {
  const method = vault.methods.get(intent.method ?? '')
  if (method && intent.object === 'setup_intent') method.customer = intent.customer
  const waits = intent.object === 'payment_intent' && intent.capture === 'manual'
  return become(vault, intent, waits ? 'requires_capture' : 'succeeded', seen, tell)
}

function turnDown(vault: Vault, intent: Intent, why: CardFault, seen: Seen, tell: Tell): void {
  const { code, reason } = why
  intent.lastError = {
    ...{ type: 'card_error', code, message: 'Your card was refused.' },
    ...(reason ? { decline_code: reason } : {}),
  }
  intent.method = null
  become(vault, intent, 'requires_payment_method', seen, tell)
}

function become(vault: Vault, intent: Intent, status: Status, seen: Seen, tell: Tell): Reply {
  intent.status = status
  const body = shown(vault, intent, seen)
  tell(`${intent.object}.${EVENTS[status]}`, body)
  return ok(body)
}

const EVENTS: Record<Status, string> = {
  requires_payment_method: 'payment_failed',
  requires_action: 'requires_action',
  requires_capture: 'amount_capturable_updated',
  succeeded: 'succeeded',
  canceled: 'canceled',
}

/** An intent as the wire has it, with what was asked to be expanded. */
function shown(vault: Vault, intent: Intent, { fields, query, origin }: Seen): object {
  const { object, id, status, amount, currency, customer, description, metadata } = intent
  const expanded = new Set(
    Object.values({ ...textsAt(fields, 'expand'), ...textsAt(query, 'expand') }),
  )
  const owner = customer && expanded.has('customer') ? vault.customers.get(customer) : customer
  const common = {
    ...{ object, id, status, description, metadata, livemode: false },
    ...{ client_secret: intent.clientSecret, payment_method: intent.method, customer: owner },
    next_action: status === 'requires_action' ? nextAction(intent, origin) : null,
  }
  if (object === 'setup_intent') return { ...common, last_setup_error: intent.lastError }
  const paid = status === 'succeeded' ? amount : 0
  const charge = { object: 'charge', id: `ch_${id}`, amount_refunded: refunded(vault, intent) }
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

function refunded(vault: Vault, { id }: Intent): number {
  const mine = [...vault.refunds.values()].filter((refund) => refund.payment_intent === id)
  return mine.reduce((sum, { amount }) => sum + amount, 0)
}

function isLive(vault: Vault, customer: string): boolean {
  const found = vault.customers.get(customer)
  return found !== undefined && !found.deleted
}

function outOfTurn(intent: Intent): Reply {
  return invalid(`${intent.object}_unexpected_state`)
}
