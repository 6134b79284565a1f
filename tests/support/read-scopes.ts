import type { ReadScope } from '#booking-engine/guests/guests.ts'
import type { Readable } from '#outbox/letters.ts'

/** All letters about some locations. */
export function messagesAt(...locations: string[]): Readable {
  return [{ kinds: [], others: true, locations }]
}

/** All that is kept of a guest. */
export const everything: ReadScope = { locations: null, letters: null }

/** What somebody sees who works at some locations; null = at all. */
export function scopeAt(locations: string[] | null): ReadScope {
  return locations ? { locations, letters: messagesAt(...locations) } : everything
}
