import type { GuestReadScope } from '#booking-engine/guests/guests.ts'
import type { ReadScope } from '#outbox/read-scope.ts'

/** All messages about some locations. */
export function messagesAt(...locations: string[]): ReadScope {
  return [{ kinds: [], otherKinds: true, locations }]
}

/** Everything that is stored about a guest. */
export const everything: GuestReadScope = { locations: null, messages: null }

/** The scope of somebody who works at some locations; null = everything. */
export function scopeAt(locations: string[] | null): GuestReadScope {
  return locations ? { locations, messages: messagesAt(...locations) } : everything
}
