import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Ok, Result } from '#lib/result.ts'
import { askStripeAgainAtOnce } from '#tests/support/stripe-at-once.ts'
import type { BegunPayment, Payment } from '../contract.ts'
import { CARDS, cardWith, returnUrl } from '../suite.ts'
import { createStripe } from './adapter.ts'
import { signatureOf } from './simulator/events.ts'
import { type CallName, type InjectedFault, startSimulator } from './simulator.ts'

const down = { ok: false, code: 'provider_unavailable' }
const paid = (refunded = 0) => ({ state: 'paid', refunded })
const money = { amount: 9_500, currency: 'CAD', multiplier: 100 }

/** A site of its own with an account of its own, and what guests do there. */
async function open(form: 'form' | 'elements' = 'form', timeout = 5_000) {
  const simulator = await startSimulator()
  const lines: string[] = []
  const connect = (how = form, patience = timeout) =>
    createStripe({
      account: simulator.account(how),
      timeout: patience,
      log: (line) => lines.push(line),
    })
  const provider = connect()

  async function begun(kind: Payment['kind'] = 'charge'): Promise<BegunPayment> {
    const payment = plain(kind)
    return { ...payment, reference: value(await provider.begin(payment)) }
  }
  async function give(payment: BegunPayment, number: string = CARDS.good) {
    return provider.confirm(payment, { token: await simulator.tokenOf(number), returnUrl })
  }
  async function charged(): Promise<BegunPayment> {
    const payment = await begun()
    value(await give(payment))
    expect(value(await provider.capture(payment))).toEqual(paid())
    return payment
  }
  async function kept(): Promise<BegunPayment> {
    const payment = await begun('hold')
    value(await give(payment))
    return payment
  }
  const calls = (name: CallName) => simulator.received.filter(({ call }) => call === name)
  return { simulator, provider, connect, begun, give, charged, kept, calls, lines }
}
type Site = Awaited<ReturnType<typeof open>>

let site: Site
beforeAll(askStripeAgainAtOnce)
beforeEach(async () => {
  site = await open()
})
afterEach(() => site.simulator.stop())

const value = <T>(result: Result<T>): T => {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}

const plain = (kind: Payment['kind'] = 'charge'): Payment => ({
  ...{ id: crypto.randomUUID(), kind, money, description: 'Saltwood Burrard' },
})

const status = (code: number, error?: object): InjectedFault => ({
  ...{ kind: 'status', status: code },
  ...(error ? { error } : {}),
})

/** Every call to Stripe: what comes before it, and how it is made. */
const ways: [CallName, (site: Site) => Promise<() => Promise<Result<unknown>>>][] = [
  [
    'token',
    async ({ provider }) =>
      () =>
        provider.tokenise(cardWith(CARDS.good)),
  ],
  [
    'begin',
    async ({ provider }) =>
      () =>
        provider.begin(plain()),
  ],
  [
    'customer',
    async ({ provider }) =>
      () =>
        provider.begin(plain('hold')),
  ],
  [
    'method',
    async ({ begun, give }) => {
      const payment = await begun()
      return () => give(payment)
    },
  ],
  [
    'confirm',
    async ({ begun, give }) => {
      const payment = await begun()
      return () => give(payment)
    },
  ],
  [
    'read',
    async ({ provider, begun }) => {
      const payment = await begun()
      return () => provider.find(payment)
    },
  ],
  [
    'capture',
    async ({ provider, begun, give }) => {
      const payment = await begun()
      value(await give(payment))
      return () => provider.capture(payment)
    },
  ],
  [
    'cancel',
    async ({ provider, begun }) => {
      const payment = await begun()
      return () => provider.cancel(payment)
    },
  ],
  [
    'forget',
    async ({ provider, kept }) => {
      const payment = await kept()
      return () => provider.cancel(payment)
    },
  ],
  [
    'refund',
    async ({ provider, charged }) => {
      const payment = await charged()
      return () => provider.refund(payment, { id: 'r', amount: 100 })
    },
  ],
  [
    'refunds',
    async ({ provider, charged }) => {
      const payment = await charged()
      return () => provider.refund(payment, { id: 'r', amount: 100 })
    },
  ],
  [
    'charges',
    async ({ provider, kept }) => {
      const payment = await kept()
      return () => provider.chargeHold(payment, { id: 'c', amount: 100 })
    },
  ],
]

/** Does the same at every call to Stripe, each on a site of its own. */
async function everywhere(
  act: (site: Site, call: CallName, ask: () => Promise<Result<unknown>>) => Promise<void>,
): Promise<void> {
  await Promise.all(
    ways.map(async ([call, prepare]) => {
      const own = await open()
      await act(own, call, await prepare(own))
      await own.simulator.stop()
    }),
  )
}

describe('when Stripe stumbles, at whatever call,', () => {
  const passing: InjectedFault[] = [{ kind: 'reset' }, { kind: 'lost' }, status(500), status(409)]

  test.each(passing)('once, it is asked again: %o', (mishap) =>
    everywhere(async ({ simulator }, call, ask) => {
      simulator.injectFault(call, mishap)
      expect(await ask(), call).toMatchObject({ ok: true })
    }),
  )

  const lasting: InjectedFault[] = [
    { kind: 'reset' },
    status(500),
    status(503),
    status(409),
    status(429),
  ]

  test.each(lasting)('for longer, it is unavailable, and can be asked later: %o', (mishap) =>
    everywhere(async ({ simulator }, call, ask) => {
      simulator.injectFault(call, mishap, mishap.kind === 'status' && mishap.status === 429 ? 1 : 2)
      expect(await ask(), call).toEqual(down)
      expect(await ask(), call).toMatchObject({ ok: true })
    }),
  )

  test.each([400, 401, 403, 404])(
    'and rejects what it is asked, that is a value, and one line without secrets: %i',
    (code) =>
      everywhere(async ({ simulator, lines }, call, ask) => {
        const message = 'Invalid API Key provided: sk_test_simulator, for 4242424242424242'
        simulator.injectFault(call, status(code, { type: 'invalid_request_error', message }))
        // A request with a card is invalid for its card; with any other one it may do.
        const card = code === 400 && ['token', 'method', 'confirm'].includes(call)
        const told = { ok: false, code: card ? 'card_refused' : 'payment_rejected' }
        expect(await ask(), call).toMatchObject(told)
        expect(lines).toHaveLength(1)
        expect(lines[0]).toMatch(/^stripe: rejected, status 40\d, \w+, theirs /)
        expect(lines[0]).not.toMatch(/sk_test|4242424242/)
      }),
  )
})

describe('an answer that does not come', () => {
  test('or comes too late is waited for no longer than agreed, twice', async () => {
    const { simulator } = site
    const impatient = site.connect('form', 150)
    for (const mishap of [{ kind: 'silence' }, { kind: 'slow', ms: 5_000 }] as const) {
      simulator.injectFault('begin', mishap, 2)
      expect(await impatient.begin(plain())).toEqual(down)
    }
  })

  test('and was given nevertheless takes nothing twice', async () => {
    const { simulator, provider, begun, give } = site
    const payment = await begun()
    simulator.injectFault('confirm', { kind: 'lost' })
    expect(value(await give(payment))).toEqual({ state: 'authorised' })
    simulator.injectFault('capture', { kind: 'lost' })
    expect(value(await provider.capture(payment))).toEqual(paid())
    simulator.injectFault('refund', { kind: 'lost' })
    expect(value(await provider.refund(payment, { id: 'r', amount: 500 }))).toEqual(paid(500))
  })

  test('and is not JSON is as good as none', async () => {
    const { simulator, provider, begun } = site
    simulator.injectFault('read', { kind: 'garbage' }, 2)
    expect(await provider.find(await begun())).toEqual(down)
  })
})

describe('a day later, when Stripe has forgotten the keys', () => {
  test('a charge of a kept card is not made again, nor a refund', async () => {
    const { simulator, provider, charged, kept, calls } = site
    const hold = await kept()
    const charge = { id: 'no-show', amount: 2_000 }
    value(await provider.chargeHold(hold, charge))
    const payment = await charged()
    const refund = { id: 'cancelled', amount: 4_000 }
    value(await provider.refund(payment, refund))
    simulator.clearIdempotencyKeys()
    value(await provider.chargeHold(hold, charge))
    expect(value(await provider.refund(payment, refund))).toEqual(paid(4_000))
    expect(calls('refund')).toHaveLength(1)
    expect(calls('begin').filter(({ fields }) => fields.off_session)).toHaveLength(1)
  })

  test('a refused charge of a kept card stays refused', async () => {
    const { simulator, provider, begun, give, calls } = site
    const payment = await begun('hold')
    value(await give(payment, CARDS.late))
    const charge = { id: 'no-show', amount: 2_000 }
    const told = await provider.chargeHold(payment, charge)
    expect(told).toMatchObject({ ok: false, code: 'card_refused' })
    simulator.clearIdempotencyKeys()
    expect(await provider.chargeHold(payment, charge)).toMatchObject({ code: 'card_refused' })
    expect(calls('begin').filter(({ fields }) => fields.off_session)).toHaveLength(1)
  })

  test('the card of a paid table is not asked for again', async () => {
    const { simulator, provider, begun } = site
    const payment = await begun()
    const token = await simulator.tokenOf(CARDS.good)
    value(await provider.confirm(payment, { token, returnUrl }))
    simulator.clearIdempotencyKeys()
    expect(value(await provider.confirm(payment, { token, returnUrl }))).toEqual({
      state: 'authorised',
    })
  })
})

test('a capture that the bank of the card refuses is no fault: the payment stands as it stands', async () => {
  const { simulator, provider, begun, give } = site
  const payment = await begun()
  value(await give(payment))
  simulator.injectFault('capture', status(402, { type: 'card_error', code: 'card_declined' }))
  expect(value(await provider.capture(payment))).toEqual({ state: 'authorised' })
  expect(value(await provider.capture(payment))).toEqual(paid())
})

describe('what is sent', () => {
  test('is an amount in minor units, captured by hand, under our id, before there is a card', async () => {
    const { begun, calls } = site
    const payment = await begun()
    const [sent] = calls('begin')
    expect(sent?.fields).toEqual({
      amount: '9500',
      currency: 'cad',
      capture_method: 'manual',
      allowed_payment_method_types: { 0: 'card' },
      description: 'Saltwood Burrard',
      metadata: { payment: payment.id },
    })
    expect(sent?.headers['idempotency-key']).toBe(payment.id)
    expect(sent?.headers['stripe-version']).toBe('2026-10-28.endive')
    expect(sent?.headers['x-stripe-client-telemetry']).toBeUndefined()
  })

  test('another amount under the same id is rejected, and begins nothing', async () => {
    const { provider, lines } = site
    const payment = plain()
    value(await provider.begin(payment))
    const other = { ...payment, money: { ...money, amount: 1 } }
    expect(await provider.begin(other)).toEqual({ ok: false, code: 'payment_rejected' })
    expect(lines).toEqual([expect.stringContaining('rejected, status 400')])
  })

  test('a kept card is kept for charges without its owner', async () => {
    const { begun, calls } = site
    await begun('hold')
    expect(calls('begin')[0]?.fields).toMatchObject({ usage: 'off_session' })
  })

  test('the bank is asked by a redirect, or by Stripe.js where the page has it', async () => {
    const { begun, give, calls } = site
    const led = value(await give(await begun(), CARDS.asks))
    expect(led).toMatchObject({ question: { redirectUrl: expect.stringMatching(/^http/) } })
    const elements = await open('elements')
    const shown = value(await elements.give(await elements.begun(), CARDS.asks))
    await elements.simulator.stop()
    expect(shown).toMatchObject({ question: { redirectUrl: null, clientSecret: /^pi_/ } })
    const told = [...calls('confirm'), ...elements.calls('confirm')]
    expect(told.map(({ fields }) => fields.use_stripe_sdk)).toEqual(['false', 'true'])
  })

  test('nothing of it is written to the log', async () => {
    const { simulator, provider } = site
    const written = vi.spyOn(process.stdout, 'write')
    const warned = vi.spyOn(process.stderr, 'write')
    value(await provider.tokenise(cardWith(CARDS.good)))
    await provider.tokenise(cardWith('4242424242424241'))
    simulator.injectFault('token', { kind: 'reset' }, 2)
    await provider.tokenise(cardWith(CARDS.good))
    const lines = [...written.mock.calls, ...warned.mock.calls].map(([line]) => String(line))
    expect(lines.join('')).not.toMatch(/4242|Marsh/)
    written.mockRestore()
    warned.mockRestore()
  })
})

describe('an event', () => {
  const account = () => site.simulator.account('form')
  const eventAbout = (object: object) => JSON.stringify({ object: 'event', data: { object } })
  const signed = (body: string, at = Date.now()) =>
    signatureOf(body, account().webhookSecret ?? '', at)

  test('names our payment, whatever it is about', async () => {
    const { provider } = site
    const body = eventAbout({ object: 'charge', metadata: { payment: 'p1' } })
    const told = { ok: true, value: { paymentId: 'p1' } }
    expect(await provider.readEvent(body, signed(body))).toEqual(told)
    for (const object of [{ object: 'payout' }, { object: 'charge', metadata: {} }]) {
      const strange = eventAbout(object)
      const nothing = { ok: true, value: { paymentId: null } }
      expect(await provider.readEvent(strange, signed(strange))).toEqual(nothing)
    }
  })

  // ASVS 9.1.1, 9.2.1
  test('is believed only as it was signed, and not much later', async () => {
    const { provider } = site
    const body = eventAbout({ metadata: { payment: 'p1' } })
    const unbelieved = { ok: false, code: 'bad_signature' }
    expect(await provider.readEvent(`${body} `, signed(body))).toEqual(unbelieved)
    const other = signatureOf(body, 'whsec_other')
    expect(await provider.readEvent(body, other)).toEqual(unbelieved)
    const stale = signed(body, Date.now() - 10 * 60_000)
    expect(await provider.readEvent(body, stale)).toEqual(unbelieved)
    const silent = createStripe({ account: { ...account(), webhookSecret: null }, log: () => {} })
    expect(await silent.readEvent(body, signed(body))).toEqual(unbelieved)
  })
})
