import type { ProfileScope } from '#booking-engine/guest-book/types.ts'
import { phoneLabel } from '../reservations/labels.ts'
import * as t from './messages.gen.ts'

const REFUSALS: Record<string, () => string> = {
  profile_too_long: t.tooLong,
  same_guest: t.sameGuest,
  changed_meanwhile: t.changedSince,
  not_found: t.noSuchGuest,
  no_answer: t.noAnswer,
}

/** Why something was refused. */
export function refusalText(code: string): string {
  return (REFUSALS[code] ?? t.didNotWork)()
}

/** A number as it is read out, or an address. */
export function contactLabel(contact: string): string {
  return contact.includes('@') ? contact : phoneLabel(contact)
}

/** `At all restaurants`: for whom a profile is. */
export function scopeLabel(scope: ProfileScope, restaurant: string): string {
  return scope === 'group' ? t.atAllRestaurants() : t.atThisRestaurant({ restaurant })
}
