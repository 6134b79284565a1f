import { type Refusal, refuse } from '#lib/result.ts'
import type { HoldCode, ManageCode, ReserveCode, Unavailable } from '../contract.ts'
import type { Failure, Trouble } from './errors.ts'

// What each trouble is called by the port, call by call. Only silence leaves it open what has happened.

const LOCK: Record<Trouble, HoldCode> = {
  unavailable: 'provider_unavailable',
  forbidden: 'provider_unavailable',
  too_many_requests: 'too_many_requests',
  unknown_restaurant: 'unknown_location',
  slot_gone: 'slot_taken',
  token_invalid: 'slot_taken',
  in_the_past: 'slot_taken',
  party_size: 'party_size',
  party_too_small: 'party_too_small',
  card_required: 'card_required',
  card_action: 'card_required',
  card_refused: 'card_required',
  name_refused: 'not_bookable',
  email_refused: 'not_bookable',
  phone_refused: 'not_bookable',
  overlapping: 'not_bookable',
  past_cut_off: 'not_bookable',
  no_reservation: 'not_bookable',
  not_bookable: 'not_bookable',
}

const RESERVE: Record<Trouble, ReserveCode> = {
  unavailable: 'provider_unavailable',
  too_many_requests: 'too_many_requests',
  slot_gone: 'hold_lost',
  token_invalid: 'hold_lost',
  in_the_past: 'hold_lost',
  forbidden: 'provider_forbids',
  party_size: 'not_bookable',
  party_too_small: 'not_bookable',
  unknown_restaurant: 'not_bookable',
  no_reservation: 'not_bookable',
  past_cut_off: 'not_bookable',
  not_bookable: 'not_bookable',
  name_refused: 'name_refused',
  email_refused: 'email_refused',
  phone_refused: 'phone_refused',
  overlapping: 'overlapping_reservation',
  card_required: 'card_required',
  card_refused: 'payment_failed',
  card_action: 'card_action_required',
}

const MANAGE: Record<Trouble, ManageCode> = {
  unavailable: 'provider_unavailable',
  forbidden: 'provider_unavailable',
  too_many_requests: 'provider_unavailable',
  slot_gone: 'hold_lost',
  token_invalid: 'hold_lost',
  no_reservation: 'not_found',
  unknown_restaurant: 'not_found',
  // What OpenTable does not let a guest change, only the restaurant can.
  past_cut_off: 'past_cut_off',
  in_the_past: 'past_cut_off',
  card_required: 'past_cut_off',
  card_action: 'past_cut_off',
  card_refused: 'past_cut_off',
  name_refused: 'past_cut_off',
  email_refused: 'past_cut_off',
  phone_refused: 'past_cut_off',
  overlapping: 'past_cut_off',
  party_size: 'past_cut_off',
  party_too_small: 'past_cut_off',
  not_bookable: 'past_cut_off',
}

export function askRefusal({ trouble }: Failure): Refusal<'unknown_location' | Unavailable> {
  return refuse(trouble === 'unknown_restaurant' ? 'unknown_location' : 'provider_unavailable')
}

export function lockRefusal({ trouble }: Failure): Refusal<HoldCode> {
  return refuse(LOCK[trouble])
}

export function reserveRefusal({ trouble, cardAction }: Failure): Refusal<ReserveCode> {
  const code = RESERVE[trouble]
  return cardAction ? refuse(code, { cardAction }) : refuse(code)
}

export function manageRefusal({ trouble }: Failure): Refusal<ManageCode> {
  return refuse(MANAGE[trouble])
}
