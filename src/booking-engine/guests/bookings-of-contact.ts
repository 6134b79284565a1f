import { Conditions } from '#lib/sql/conditions.ts'
import type { LocationIds } from '#outbox/read-scope.ts'
import type { ChoosableMessage } from '#outbox/recipients.ts'
import type { Sql, SqlDialect } from '#storage/database.ts'
import { keyGroups } from '../guest-book/bookings-of-keys.ts'
import { readIdentity } from '../guest-book/guest-keys.ts'
import { contactKey } from '../guest-book/known-guest.ts'
import type { GuestContact } from '../guest-book/types.ts'
import type { BookingMessagePayload } from '../messages/booking-messages.ts'

/** Who asks for their data: their number or address, and the keys that staff have merged with it. */
export type AskingGuest = { contact: GuestContact; keys: string[] }

/** The guest with a number or an address, in whatever letters. */
export async function askingGuest(sql: Sql, asked: GuestContact): Promise<AskingGuest> {
  const contact = 'phone' in asked ? asked : { email: asked.email.trim().toLowerCase() }
  return { contact, keys: (await readIdentity(sql, contactKey(contact))).keys }
}

/** Condition: the reservation is booked and its turn is not over. */
export function isToCome({ now }: SqlDialect): string {
  return `(status = 'booked' AND (visit IS NULL OR visit = 'seated')
    AND starts_at + turn_minutes * 60000 > ${now})`
}

/** Condition: bookings with the guest's number or address, and those of their keys, at some locations. */
export function bookedBy({ contact, keys }: AskingGuest, locations: LocationIds): Conditions {
  const where = new Conditions()
  where.or([
    (group) => {
      if ('phone' in contact) group.whereIn('phone', [contact.phone])
      else {
        group.whereIn('lower(email)', [contact.email])
        group.where('email IS NOT NULL')
      }
    },
    ...keyGroups(keys),
  ])
  if (locations) where.whereIn('location_id', locations)
  return where
}

/** The addresses that are the guest's own; those of their bookings may be somebody else's, too. */
export function ownAddresses({ contact, keys }: AskingGuest): string[] {
  const emails = keys.filter((key) => key.includes('@'))
  return [...new Set('email' in contact ? [contact.email, ...emails] : emails)]
}

/** The telephone numbers that are the guest's own. */
export function ownNumbers({ contact, keys }: AskingGuest): string[] {
  const numbers = keys.filter((key) => !key.includes('@'))
  return [...new Set('phone' in contact ? [contact.phone, ...numbers] : numbers)]
}

/** To whom messages about a booking went: an address in lower case, or a number. */
export function recipientsOf({ email, phone }: { email: string | null; phone: string }): string[] {
  return [...(email ? [email.toLowerCase()] : []), ...(phone ? [phone] : [])]
}

/** The booking that a message is about; empty = it is about none. */
export function bookingOf({ payload }: Pick<ChoosableMessage, 'payload'>): string {
  return (JSON.parse(payload) as Partial<BookingMessagePayload>).reservation ?? ''
}
