import type { StripeCard } from './cards.ts'

export type Metadata = Record<string, string>

/** The objects of a Stripe account, mostly with Stripe's own names; amounts in minor units. */
export type Customer = { id: string; object: 'customer'; deleted?: true; metadata: Metadata }

export type Status =
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

/** Why the last card was refused. */
export type LastError = { type: 'card_error'; code: string; decline_code?: string; message: string }

export type Intent = {
  object: 'payment_intent' | 'setup_intent'
  id: string
  clientSecret: string
  status: Status
  amount: number
  currency: string
  capture: 'manual' | 'automatic'
  customer: string | null
  method: string | null
  description: string
  metadata: Metadata
  /** The question of the bank, with the URL that it returns to; null = none is open. */
  question: { returnUrl: string; inBrowser: boolean } | null
  lastError: LastError | null
}

export type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded'
  metadata: Metadata
}

/** The state of a simulated account. */
export type MemoryStore = ReturnType<typeof createMemoryStore>

export function createMemoryStore() {
  return {
    tokens: new Map<string, { card: StripeCard; used: boolean }>(),
    methods: new Map<string, { card: StripeCard; customer: string | null }>(),
    customers: new Map<string, Customer>(),
    intents: new Map<string, Intent>(),
    refunds: new Map<string, Refund>(),
  }
}

/** A random id with a prefix, `pi_…`. */
export function newId(prefix: string): string {
  return `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, 24)}`
}
