import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { ReservationPayment } from '#booking-engine/payments/types.ts'
import type { BoardContext } from './board-context.ts'
import { moneyText } from './labels.ts'
import { RowMoney } from './row-money.tsx'

const money = (
  state: ReservationPayment['state'],
  kind: ReservationPayment['kind'] = 'charge',
) => ({
  ...{ kind, state, amount: 17_500, currency: 'CAD', multiplier: 100, last4: '4242' },
})
const guest = { email: 'ida@example.com' }

function shown(one: object): string {
  const row = { guest, acts: [], ...one } as unknown as HostReservation
  const context = { actions: { busy: false }, openDialog: () => {} } as unknown as BoardContext
  return renderToStaticMarkup(<RowMoney one={row} {...context} />)
}

test('a payment that a bank took back reads as failed, and not as paid', () => {
  const words = moneyText(money('failed')).replaceAll('\u00a0', ' ')
  expect(words).toBe('Payment failed, $175.00 not paid ·· 4242')
})

test('the staff can write to its guest, once, and to nobody without an address', () => {
  const failed = { state: 'booked', money: money('failed') }
  expect(shown(failed)).toContain('Email the guest')
  expect(shown({ ...failed, acts: [{ act: 'ask' }] })).not.toContain('Email the guest')
  expect(shown({ ...failed, guest: { email: null } })).not.toContain('Email the guest')
  expect(shown({ state: 'cancelled', money: money('failed') })).toBe('')
})

test('a kept card is charged for a no-show or a late cancellation, a declined one again', () => {
  const kept = money('kept', 'hold')
  expect(shown({ state: 'no_show', money: kept })).toContain('Charge $175.00 for the no-show')
  expect(shown({ state: 'cancelled', money: kept })).toContain(
    'Charge $175.00 for the late cancellation',
  )
  const declined = money('declined', 'hold')
  expect(shown({ state: 'no_show', money: declined })).toContain('Charge $175.00 again')
  for (const state of ['booked', 'seated', 'finished']) {
    expect(shown({ state, money: kept })).toBe('')
  }
  expect(shown({ state: 'no_show', money: money('charged', 'hold') })).toBe('')
})
