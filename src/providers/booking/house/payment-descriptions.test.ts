import { expect, it, vi } from 'vitest'
import type { PaymentProvider } from '../../payments/contract.ts'
import { chargeWith } from './charge.ts'
import { paymentDescription } from './payment-descriptions.ts'

const language = vi.hoisted(() => ({ current: 'en' }))
vi.mock('#lib/language/current-language.ts', () => ({ currentLanguage: () => language.current }))

const open = {
  ...{ id: 'payment', kind: 'charge', reference: null, card: null },
  money: { amount: 9500, currency: 'CAD', multiplier: 100 },
} as const
const saved = { saveReference: async () => {}, saveCard: async () => true }

it('begins a payment again with the same text, whatever the language of the second request', async () => {
  const begun: unknown[] = []
  const payments = {
    begin: async (payment: unknown) => {
      begun.push(payment)
      return { ok: false, code: 'provider_unavailable' }
    },
  } as unknown as PaymentProvider
  for (const current of ['en', 'fr']) {
    language.current = current
    const description = paymentDescription('burrard')
    const charge = chargeWith(payments, saved, {
      ...{ card: { token: 'tok_1', last4: '4242' }, description },
      returnUrl: 'https://saltwood.example/back',
    })
    expect(await charge.run(open as never)).toMatchObject({ code: 'provider_unavailable' })
  }
  expect(begun).toEqual([begun[0], begun[0]])
  expect(begun[0]).toMatchObject({ id: 'payment', description: 'Reservation at burrard' })
})
