import type { Money } from '#lib/money/money.ts'
import type { BookingSettings } from '../settings/settings.ts'
import { type Bill, currencyOf } from './bill.ts'

/**
 * What a card must give before a table is booked. `charge`: the amount is paid at once · `hold`: the card is
 * stored, and up to the amount may be charged if the party does not come.
 */
export type AmountDue = Money & { kind: 'charge' | 'hold' }

/**
 * What a party's card must give; null = no card is required. A prepaid experience requires its whole bill;
 * otherwise the location's guarantee may require an amount for larger parties.
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
 * Whether what a reservation paid or guaranteed also covers the amount due after a move: the same charge, or a
 * guarantee of no more. A card is never charged again, or differently, without its owner's knowledge.
 */
export function coversAmountDue(due: AmountDue | null, money: AmountDue | null): boolean {
  if (money?.kind === 'charge') return due?.kind === 'charge' && due.amount === money.amount
  if (due === null) return true
  return money !== null && due.kind === 'hold' && due.amount <= money.amount
}
