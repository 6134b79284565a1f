import { Conditions } from '#lib/sql/conditions.ts'
import type { Guest } from './types.ts'

type Named = Pick<Guest, 'firstName' | 'lastName' | 'email' | 'phone'>

/** The text that a reservation is searched by: name, telephone digits, email and confirmation, normalised. */
export function searchTextOf(guest: Named, confirmation: string): string {
  const { firstName, lastName, email, phone } = guest
  const digits = phone.replace(/\D/g, '')
  return normalize([firstName, lastName, digits, email ?? '', confirmation].join(' '))
}

/** Condition: reservations of a location that a search finds; null = it is too short. */
export function searchConditions(locationId: string, asked: string): Conditions | null {
  const words = searchWords(asked)
  if (words.join('').length < 2) return null
  const where = new Conditions()
  where.whereIn('location_id', [locationId])
  for (const word of words) where.whereContains('search_text', word)
  return where
}

/**
 * The words of a search, at most five, each of which a search text must contain. What looks like a telephone
 * number is one word of digits.
 */
function searchWords(asked: string): string[] {
  const digits = asked.replace(/\D/g, '')
  if (digits.length >= 3 && /^[\d\s()+.-]+$/.test(asked)) return [digits]
  return normalize(asked).split(' ').filter(Boolean).slice(0, 5)
}

/** Lower case without accents, single spaces. */
function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}
