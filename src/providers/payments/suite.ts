import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ok, Result } from '#lib/result.ts'
import type { BankQuestion, BegunPayment, Card, Payment, PaymentProvider } from './contract.ts'

/** Published test cards by what their banks do. */
export const CARDS = {
  good: '4242424242424242',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  declined: '4000000000000002',
  broke: '4000000000009995',
  lost: '4000000000009987',
  stolen: '4000000000009979',
  expired: '4000000000000069',
  wrongCvc: '4000000000000127',
  stumbles: '4000000000000119',
  /** Can be kept, and is refused when it is charged. */
  late: '4000000000000341',
  asks: '4000002760003184',
} as const

type PaymentHarness = {
  provider: PaymentProvider
  /** A token of a card as the browser gets it; left out where the provider makes them itself. */
  tokenOf?: (number: string) => Promise<string>
  /** The owner of the card answers its bank. */
  answer(question: BankQuestion, answer: 'complete' | 'fail'): Promise<void>
  close(): Promise<void>
}

export const returnUrl = 'https://saltwood.example/locations/burrard?reserve=burrard&bank=back'
const price = 12_550
const next = String((new Date().getFullYear() + 1) % 100)
const open = { state: 'open' }
const authorised = { state: 'authorised' }
const cancelled = { state: 'cancelled' }
const paid = (refunded = 0) => ({ state: 'paid', refunded })

/** A card as the form has it, good until the end of next year. */
export function cardWith(number: string, change: Partial<Card> = {}): Card {
  return { name: 'Ida Marsh', number, month: '12', year: next, cvc: '123', zip: '10012', ...change }
}

const value = <T>(result: Result<T>): T => {
  expect(result).toMatchObject({ ok: true })
  return (result as Ok<T>).value
}
const refused = { ok: false, code: 'card_refused', detail: { reason: expect.any(String) } }

/** Every payment adapter passes this. */
export function describePaymentProvider(name: string, make: () => Promise<PaymentHarness>) {
  describe(`payments by ${name}`, () => {
    let harness: PaymentHarness
    let provider: PaymentProvider
    beforeAll(async () => {
      harness = await make()
      provider = harness.provider
    })
    afterAll(() => harness?.close())

    const token = async (number: string = CARDS.good): Promise<string> =>
      harness.tokenOf
        ? harness.tokenOf(number)
        : value(await provider.tokenise(cardWith(number))).token

    async function begun(kind: Payment['kind'] = 'charge'): Promise<BegunPayment> {
      const money = { amount: price, currency: 'CAD', multiplier: 100 }
      const payment = { id: crypto.randomUUID(), kind, money, description: 'Saltwood Burrard' }
      return { ...payment, reference: value(await provider.begin(payment)) }
    }

    const give = (payment: BegunPayment, given: string) =>
      provider.confirm(payment, { token: given, returnUrl })

    async function confirmed(kind: Payment['kind'] = 'charge', number: string = CARDS.good) {
      const payment = await begun(kind)
      expect(value(await give(payment, await token(number)))).toEqual(authorised)
      return payment
    }

    async function charged(): Promise<BegunPayment> {
      const payment = await confirmed()
      expect(value(await provider.capture(payment))).toEqual(paid())
      return payment
    }

    /** A payment whose bank asks. */
    async function asked(kind: Payment['kind'] = 'charge') {
      const payment = await begun(kind)
      const card = await token(CARDS.asks)
      const told = value(await give(payment, card))
      expect(told).toMatchObject({ state: 'question' })
      if (told.state !== 'question') throw new Error('the bank did not ask')
      return { payment, card, question: told.question }
    }

    const find = async (payment: BegunPayment) => value(await provider.find(payment))
    const refund = (payment: BegunPayment, id: string, amount: number) =>
      provider.refund(payment, { id, amount })

    describe('a card becomes a token', () => {
      test('where the form is ours, and nowhere else', async () => {
        if (provider.cardForm.mode === 'elements') {
          await expect(provider.tokenise(cardWith(CARDS.good))).rejects.toThrow()
          return
        }
        for (const number of Object.values(CARDS)) {
          const made = value(await provider.tokenise(cardWith(number)))
          expect(made).toEqual({ token: expect.any(String), last4: number.slice(-4) })
          expect(made.token).not.toContain(number.slice(6, 12))
        }
      })

      test('unless number, month, year or security code cannot be right', async () => {
        if (provider.cardForm.mode === 'elements') return
        const wrong: [Partial<Card>, string?][] = [
          [{ number: '4242424242424241' }],
          [{ number: '4242' }],
          [{ month: '13' }, 'invalid_expiry_month'],
          [{ year: '20' }, 'invalid_expiry_year'],
          [{ cvc: '12' }, 'invalid_cvc'],
        ]
        for (const [change, reason = expect.any(String)] of wrong) {
          const told = await provider.tokenise(cardWith(CARDS.good, change))
          expect(told, JSON.stringify(change)).toEqual({ ...refused, detail: { reason } })
        }
      })

      test('of its own each time', async () => {
        expect(await token()).not.toBe(await token())
      })
    })

    describe('a payment', () => {
      test('is begun once under an id, also at the same time', async () => {
        const payment = await begun()
        const again = await Promise.all([provider.begin(payment), provider.begin(payment)])
        expect(again.map(value)).toEqual([payment.reference, payment.reference])
        expect(await find(payment)).toEqual(open)
        expect((await begun()).reference).not.toBe(payment.reference)
      })

      test.each(['charge', 'hold'] as const)(
        'that is not known stands as cancelled, and moves nothing: %s',
        async (kind) => {
          const payment = await begun(kind)
          const stranger = { ...payment, id: crypto.randomUUID(), reference: 'pi_nobody' }
          const unknown = { state: 'cancelled', unknown: true }
          expect(await find(stranger)).toEqual(unknown)
          expect(value(await give(stranger, await token()))).toEqual(unknown)
          expect(value(await provider.capture(stranger))).toEqual(unknown)
          expect(value(await provider.cancel(stranger))).toEqual(unknown)
          const some = { id: 'some', amount: 1 }
          expect(await provider.refund(stranger, some)).toEqual({ ok: false, code: 'beyond_paid' })
          expect(await provider.chargeHold(stranger, some)).toMatchObject({ code: 'card_refused' })
          expect(await find(payment)).toEqual(open)
        },
      )

      test.each(['charge', 'hold'] as const)('takes a good card: %s', async (kind) => {
        const payment = await confirmed(kind)
        expect(await find(payment)).toEqual(authorised)
      })

      test.each([
        CARDS.declined,
        CARDS.broke,
        CARDS.lost,
        CARDS.stolen,
        CARDS.expired,
        CARDS.wrongCvc,
        CARDS.stumbles,
        CARDS.late,
      ])('refuses a card, the same way each time, and takes another one: %s', async (number) => {
        const payment = await begun()
        const card = await token(number)
        const told = await give(payment, card)
        expect(told).toEqual(refused)
        expect(JSON.stringify(told)).not.toContain(number.slice(-4))
        expect(await give(payment, card)).toEqual(told)
        expect(await find(payment)).toEqual(open)
        expect(value(await give(payment, await token()))).toEqual(authorised)
      })

      test('refuses a token that nobody gave out, and one that another payment used', async () => {
        const payment = await begun()
        expect(await give(payment, 'tok_1234567890')).toEqual(refused)
        const card = await token()
        value(await give(await begun(), card))
        expect(await give(payment, card)).toEqual(refused)
        expect(await find(payment)).toEqual(open)
      })

      test('given the same card again, or another one later, stands as it stands', async () => {
        const payment = await begun()
        const card = await token()
        const both = await Promise.all([give(payment, card), give(payment, card)])
        // One of two at the same time may be told to ask again, never that the card is bad.
        for (const told of both) {
          if (told.ok) expect(told.value).toEqual(authorised)
          else expect(told.code).toBe('provider_unavailable')
        }
        expect(value(await give(payment, card))).toEqual(authorised)
        expect(value(await give(payment, await token(CARDS.declined)))).toEqual(authorised)
        value(await provider.capture(payment))
        expect(value(await give(payment, card))).toEqual(paid())
      })
    })

    describe.each(['charge', 'hold'] as const)('where the bank asks about a %s', (kind) => {
      test('nothing is taken before it is answered', async () => {
        const { payment, card, question } = await asked(kind)
        expect(await find(payment)).toEqual({ state: 'question', question })
        expect(value(await give(payment, card))).toEqual({ state: 'question', question })
        expect(value(await provider.capture(payment))).toMatchObject({ state: 'question' })
        expect(question.clientSecret).not.toBe('')
      })

      test('the owner’s yes is enough', async () => {
        const { payment, card, question } = await asked(kind)
        await harness.answer(question, 'complete')
        expect(await find(payment)).toEqual(authorised)
        expect(value(await give(payment, card))).toEqual(authorised)
        await harness.answer(question, 'fail')
        expect(await find(payment)).toEqual(authorised)
      })

      test('the owner’s no leaves room for another card', async () => {
        const { payment, card, question } = await asked(kind)
        await harness.answer(question, 'fail')
        expect(await find(payment)).toEqual(open)
        expect(await give(payment, card)).toEqual(refused)
        await harness.answer(question, 'complete')
        expect(await find(payment)).toEqual(open)
        expect(value(await give(payment, await token()))).toEqual(authorised)
      })

      test('another card takes its place', async () => {
        const { payment } = await asked(kind)
        expect(value(await give(payment, await token()))).toEqual(authorised)
      })
    })

    describe('a charge', () => {
      test('is taken once, when it is captured', async () => {
        const payment = await confirmed()
        const both = await Promise.all([provider.capture(payment), provider.capture(payment)])
        for (const told of both) {
          if (told.ok) expect(told.value).toEqual(paid())
          else expect(told.code).toBe('provider_unavailable')
        }
        expect(value(await provider.capture(payment))).toEqual(paid())
        expect(await find(payment)).toEqual(paid())
      })

      // ASVS 2.3.1
      test('is not taken before a card was given', async () => {
        expect(value(await provider.capture(await begun()))).toEqual(open)
      })

      test('is given up for good, unless it is paid', async () => {
        for (const payment of [await begun(), await confirmed(), (await asked()).payment]) {
          expect(value(await provider.cancel(payment))).toEqual(cancelled)
          expect(value(await provider.cancel(payment))).toEqual(cancelled)
          expect(value(await give(payment, await token()))).toEqual(cancelled)
          expect(value(await provider.capture(payment))).toEqual(cancelled)
          expect(await find(payment)).toEqual(cancelled)
        }
        const payment = await charged()
        expect(value(await provider.cancel(payment))).toEqual(paid())
      })

      test('is given back in parts, each once, and never beyond what was paid', async () => {
        const payment = await charged()
        expect(value(await refund(payment, 'a', 2_000))).toEqual(paid(2_000))
        expect(value(await refund(payment, 'a', 2_000))).toEqual(paid(2_000))
        expect(value(await refund(payment, 'b', 550))).toEqual(paid(2_550))
        const beyond = { ok: false, code: 'beyond_paid' }
        expect(await refund(payment, 'c', price - 2_549)).toEqual(beyond)
        expect(value(await refund(payment, 'd', price - 2_550))).toEqual(paid(price))
        expect(await refund(payment, 'e', 1)).toEqual(beyond)
        expect(value(await refund(payment, 'a', 2_000))).toEqual(paid(price))
        expect(await find(payment)).toEqual(paid(price))
      })

      test('is given back whole, once, however many ask at the same time', async () => {
        const payment = await charged()
        const asking = ['x', 'x', 'x'].map((id) => refund(payment, id, price))
        for (const told of await Promise.all(asking)) {
          if (told.ok) expect(told.value).toEqual(paid(price))
          else expect(told.code).toBe('provider_unavailable')
        }
        expect(value(await refund(payment, 'x', price))).toEqual(paid(price))
      })

      test('that was not paid has nothing to give back', async () => {
        const payment = await confirmed()
        expect(await refund(payment, 'a', 1)).toEqual({ ok: false, code: 'beyond_paid' })
        expect(await find(payment)).toEqual(authorised)
      })
    })

    describe('a kept card', () => {
      const charge = (payment: BegunPayment, id: string, amount = 5_000) =>
        provider.chargeHold(payment, { id, amount })
      const done = { ok: true, value: null }

      test('pays nothing until it is charged, once for each id', async () => {
        const payment = await confirmed('hold')
        expect(value(await provider.capture(payment))).toEqual(authorised)
        const both = await Promise.all([charge(payment, 'no-show'), charge(payment, 'no-show')])
        for (const told of both) if (!told.ok) expect(told.code).toBe('provider_unavailable')
        expect(await charge(payment, 'no-show')).toEqual(done)
        expect(await charge(payment, 'second', price)).toEqual(done)
        expect(await find(payment)).toEqual(authorised)
      })

      test('that its bank refuses later is refused, the same way each time', async () => {
        const payment = await confirmed('hold', CARDS.late)
        const told = await charge(payment, 'no-show')
        expect(told).toEqual(refused)
        expect(await charge(payment, 'no-show')).toEqual(told)
      })

      test('of an owner who is always asked cannot be charged without them', async () => {
        const { payment, question } = await asked('hold')
        await harness.answer(question, 'complete')
        expect(await charge(payment, 'no-show')).toEqual(refused)
      })

      test('is never charged above what was agreed', async () => {
        const payment = await confirmed('hold')
        await expect(charge(payment, 'no-show', price + 1)).rejects.toThrow()
      })

      test('is forgotten when it is given up, and was never there where none was given', async () => {
        const payment = await confirmed('hold')
        expect(value(await provider.cancel(payment))).toEqual(cancelled)
        expect(value(await provider.cancel(payment))).toEqual(cancelled)
        expect(await find(payment)).toEqual(cancelled)
        expect(await charge(payment, 'no-show')).toEqual(refused)
        expect(await charge(await begun('hold'), 'no-show')).toEqual(refused)
      })
    })

    test('an event that nobody signed is not believed', async () => {
      const body = JSON.stringify({ type: 'payment_intent.succeeded' })
      const unbelieved = { ok: false, code: 'bad_signature' }
      expect(await provider.readEvent(body, null)).toEqual(unbelieved)
      expect(await provider.readEvent(body, 't=1,v1=00')).toEqual(unbelieved)
    })
  })
}
