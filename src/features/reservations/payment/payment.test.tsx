import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paymentDue } from '#providers/booking/house/payment-due.ts'
import { Paid } from './paid.tsx'
import { paymentText } from './payment.tsx'

const money = { amount: 20_000, currency: 'CAD', multiplier: 100 }
const held = { at: '2027-03-20T19:00', timeZone: 'America/Vancouver', cutOff: 0 }

test.each(['charge', 'hold'] as const)(
  'of a %s the amount is written in one way, before and after the card (spec:reservations.price-format)',
  (kind) => {
    const due = paymentDue({ kind, ...money }, held, Date.parse('2027-03-10T20:00Z'))
    const said = [
      paymentText(due),
      ...due.policy,
      renderToStaticMarkup(<Paid total={{ ...money, amount: 25_000 }} payment={due} />),
    ].join(' ')
    const amounts = said.match(/\S*\$[\d.]+/g)?.map((one) => one.replace(/^.*>/, ''))
    const left = kind === 'charge' ? ['$50.00'] : []
    expect(new Set(amounts)).toEqual(new Set(['$200.00', '$250.00', ...left]))
  },
)
