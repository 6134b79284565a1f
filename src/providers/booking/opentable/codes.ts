import { type Refusal, refuse } from '#lib/result.ts'
import type { LockCode, ManageCode, ReserveCode, Unavailable } from '../contract.ts'
import type { Failure, Trouble } from './errors.ts'

// What each trouble is called by the port, call by call. Where a row is missing, the trouble cannot
// come of that call, or says no more than that it went wrong.

const LOCK: Partial<Record<Trouble, LockCode>> = {
  unknown_restaurant: 'unknown_location',
  slot_gone: 'slot_taken',
  token_invalid: 'slot_taken',
  in_the_past: 'slot_taken',
  party_size: 'party_size',
  too_many_requests: 'too_many_requests',
  card_required: 'card_required',
  not_bookable: 'not_bookable',
}

const RESERVE: Partial<Record<Trouble, ReserveCode>> = {
  slot_gone: 'hold_lost',
  token_invalid: 'hold_lost',
  in_the_past: 'hold_lost',
  party_size: 'not_bookable',
  unknown_restaurant: 'not_bookable',
  not_bookable: 'not_bookable',
  name_refused: 'name_refused',
  email_refused: 'email_refused',
  phone_refused: 'phone_refused',
  overlapping: 'overlapping_reservation',
  card_required: 'card_required',
  card_refused: 'payment_failed',
  card_action: 'card_action_required',
}

const MANAGE: Partial<Record<Trouble, ManageCode>> = {
  slot_gone: 'hold_lost',
  token_invalid: 'hold_lost',
  no_reservation: 'not_found',
  unknown_restaurant: 'not_found',
  // What OpenTable does not let a guest change, only the restaurant can.
  past_cut_off: 'past_cut_off',
  in_the_past: 'past_cut_off',
  card_required: 'past_cut_off',
  overlapping: 'past_cut_off',
  party_size: 'past_cut_off',
  not_bookable: 'past_cut_off',
}

export function askRefusal({ trouble }: Failure): Refusal<'unknown_location' | Unavailable> {
  return refuse(trouble === 'unknown_restaurant' ? 'unknown_location' : 'provider_unavailable')
}

export function lockRefusal({ trouble }: Failure): Refusal<LockCode> {
  return refuse(LOCK[trouble] ?? 'provider_unavailable')
}

export function reserveRefusal({ trouble, cardAction }: Failure): Refusal<ReserveCode> {
  const code = RESERVE[trouble] ?? 'provider_unavailable'
  return cardAction ? refuse(code, { cardAction }) : refuse(code)
}

export function manageRefusal({ trouble }: Failure): Refusal<ManageCode> {
  return refuse(MANAGE[trouble] ?? 'provider_unavailable')
}
