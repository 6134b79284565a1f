import { expect, inject, test } from 'vitest'
import { CARDS, cardWith, describePaymentProvider, returnUrl } from '#providers/payments/suite.ts'
import { createTestPayments } from '#providers/payments/test-payments/adapter.ts'
import { createTestBank } from '#providers/payments/test-payments/bank.ts'
import { openBookingDatabase } from '#storage/open.ts'
import { bookingSecret as secret, testEngine } from '#tests/support/booking.ts'

const address = 'https://saltwood.example/test-bank/'
const bankUrl = (question: string) => address + question
const questionOf = (redirectUrl: string | null) => redirectUrl?.slice(address.length) ?? ''

for (const kind of ['SQLite', 'Postgres'] as const) {
  const server = () => (kind === 'Postgres' ? inject('postgres') : null)

  describePaymentProvider(`the test ledger on ${kind}`, async () => {
    const { store, close } = await testEngine(server())
    const bank = createTestBank(store)
    return {
      provider: createTestPayments({ store, secret, bankUrl }),
      answer: async ({ redirectUrl }, answer) => {
        expect(await bank.answer(questionOf(redirectUrl), answer)).toBe(returnUrl)
      },
      close,
    }
  })

  test(`several instances and restarts share one ledger on ${kind}, and it keeps no number`, async () => {
    const { store, where, close } = await testEngine(server())
    const other = await openBookingDatabase(where)
    const [here, there] = [store, other].map((db) =>
      createTestPayments({ store: db, secret, bankUrl }),
    )
    if (!here || !there) throw new Error('no ledger')
    const money = { amount: 100, currency: 'CAD', multiplier: 100 }
    const payment = { id: 'p1', kind: 'charge' as const, money, description: '' }
    const reference = await here.begin(payment)
    expect(reference).toEqual(await there.begin(payment))
    if (!reference.ok) throw new Error('not begun')
    const begun = { ...payment, reference: reference.value }
    const card = await here.tokenise(cardWith(CARDS.asks, { cvc: '9876' }))
    if (!card.ok) throw new Error('no token')
    const told = await there.confirm(begun, { token: card.value.token, returnUrl })
    if (!told.ok || told.value.state !== 'question') throw new Error('no question')

    const bank = createTestBank(store)
    const name = questionOf(told.value.question.redirectUrl)
    const question = { kind: 'charge', money, answered: false, returnUrl }
    expect(await bank.question(name)).toEqual(question)
    expect(await bank.question('another')).toBeNull()
    expect(await bank.answer('another', 'complete')).toBeNull()
    await createTestBank(other).answer(name, 'complete')
    expect(await bank.question(name)).toEqual({ ...question, answered: true })
    expect(await here.capture(begun)).toEqual({ ok: true, value: { state: 'paid', refunded: 0 } })

    for (const table of ['test_payments', 'test_tokens', 'test_movements']) {
      const kept = JSON.stringify(await store.all(`SELECT * FROM ${table}`))
      for (const secretPart of [CARDS.asks, '9876', 'Marsh', '10012'])
        expect(kept).not.toContain(secretPart)
    }
    await other.close()
    await close()
  })
}
