import type { GuestReader } from '#booking-engine/guests/types.ts'
import type { ReadScope } from '#outbox/read-scope.ts'

/** All messages about some locations. */
export function messagesAt(...locations: string[]): ReadScope {
  return [{ kinds: [], otherKinds: true, locations }]
}

/** Everything that is stored about a guest. */
export const everything: GuestReader = { locations: null, messages: null, staff: '7' }

/** The scope of somebody who works at some locations; null = everything. */
export function scopeAt(locations: string[] | null): GuestReader {
  return locations ? { ...everything, locations, messages: messagesAt(...locations) } : everything
}
