import type { Money } from '#lib/money/money.ts'
import type { Due } from './cards.ts'
import { billOf, CARD_ON_FILE, type OrderedExperience, PREPAID } from './experiences.ts'
import {
  CARD_ON_FILE_RESTAURANT,
  CARD_RESTAURANT,
  PREPAID_RESTAURANT,
  SPREEDLY_RESTAURANT,
} from './restaurant.ts'

/** Smallest party that must give a card for a table, and smallest that pays a deposit. */
const VOUCHED_FROM = 4
const DEPOSIT_FROM = 6
/** Amounts per guest, in cents: of a table, and of a chef's table. */
const A_GUEST = 2_500
const A_CHEFS_GUEST = 4_000

const cad = (amount: number): Money => ({ amount, currency: 'CAD', multiplier: 100 })

/** What a card must give for a party and its order; null = nothing. */
export function dueOf(rid: string, party: number, order: OrderedExperience | null): Due | null {
  if (order?.id === PREPAID.id) return { kind: 'charge', money: cad(billOf(order).total_amount) }
  if (order?.id === CARD_ON_FILE.id) return { kind: 'hold', money: cad(A_CHEFS_GUEST * party) }
  if ((rid !== CARD_RESTAURANT && rid !== SPREEDLY_RESTAURANT) || party < VOUCHED_FROM) return null
  const kind = party >= DEPOSIT_FROM ? 'charge' : 'hold'
  return { kind, money: cad(A_GUEST * party) }
}

/** The `cancellation_policy` of a table for a party; an empty object where no card is needed. */
export function tablePolicy(rid: string, party: number): object {
  const due = dueOf(rid, party, null)
  if (!due) return {}
  const type = due.kind === 'charge' ? 'Deposit' : 'Hold'
  const amount = { amount: A_GUEST, denominator: 100, currency: 'CAD', depositType: 'PerGuest' }
  return { type, id: type.toLowerCase(), ...amount }
}

/** The experiences of a restaurant that need a card, with the ids of their policies. */
export function experiencePolicies(
  rid: string,
): { experience_id: number; type: string; id: string }[] {
  const prepayment = { experience_id: PREPAID.id, type: 'Prepayment', id: 'prepayment' }
  const hold = { experience_id: CARD_ON_FILE.id, type: 'Hold', id: CHEFS_POLICY }
  if (rid === CARD_RESTAURANT || rid === PREPAID_RESTAURANT) return [prepayment]
  return rid === CARD_ON_FILE_RESTAURANT ? [hold] : []
}

const CHEFS_POLICY = 'chefs-table'

/** A policy by its id, or null. */
export function policyOf(id: string): object | null {
  if (id !== CHEFS_POLICY) return null
  return {
    ...{ partySize: 1, policyType: 'Hold' },
    holdDetails: { cancellationPenaltyAmount: A_CHEFS_GUEST, guestCountChangePenaltyAmount: 0 },
    cutOff: { cutoffType: 'DaysBefore', daysBeforeCutoff: 2 },
  }
}
