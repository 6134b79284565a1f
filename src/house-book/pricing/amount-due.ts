import type { Money } from '#lib/money.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { type Bill, currencyOf } from './bill.ts'

/**
 * What a card must give before a table is booked. `charge`: the amount is paid at once · `hold`: the card
 * is kept, and up to the amount may be charged where the party does not come.
 */
export type AmountDue = Money & { kind: 'charge' | 'hold' }

/**
 * What a party's card must give; null = nothing, no card is asked for. An experience that is paid when it
 * is booked wants its whole bill; else the location's guarantee wants its part of larger parties.
 */
export function amountDue(
  settings: Pick<BookingSettings, 'country' | 'guarantee'>,
  party: number,
  bill: Pick<Bill, 'prepaid' | 'total'> | null,
): AmountDue | null {
  if (bill?.prepaid) return bill.total > 0 ? due(settings, 'charge', bill.total) : null
  const { guarantee } = settings
  if (!guarantee || party < guarantee.fromParty) return null
  const amount = guarantee.amount * (guarantee.per === 'person' ? party : 1)
  return due(settings, guarantee.kind === 'deposit' ? 'charge' : 'hold', amount)
}

function due(
  settings: Pick<BookingSettings, 'country'>,
  kind: AmountDue['kind'],
  amount: number,
): AmountDue {
  return { kind, amount, ...currencyOf(settings) }
}

/**
 * Whether what a reservation paid or vouched for is good for what it would have to after a move: the same
 * charge, or a hold of no more. Nobody's card is charged again, or less, behind their back.
 */
export function coversAmountDue(due: AmountDue | null, money: AmountDue | null): boolean {
  if (money?.kind === 'charge') return due?.kind === 'charge' && due.amount === money.amount
  if (due === null) return true
  return money !== null && due.kind === 'hold' && due.amount <= money.amount
}
