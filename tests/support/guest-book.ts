import type { BookingEngine } from '#booking-engine/contract.ts'
import { EMPTY_PROFILE, type GuestProfile } from '#booking-engine/guest-book/profile.ts'
import type { GuestPage, GuestRef, ProfileScope } from '#booking-engine/guest-book/types.ts'
import { expectOk } from './host.ts'

/** A member of staff at a location with the guest book, who always edits what is there now. */
export function guestBookAt(engine: BookingEngine, locationId: string, staff = '7') {
  const ref = (booking: string, readable: string[] | null = [locationId]): GuestRef => ({
    ...{ locationId, staff, booking, readable },
  })
  const page = async (booking: string, readable: string[] | null = [locationId]) =>
    expectOk(await engine.guestBook.read(ref(booking, readable)))
  return {
    ref,
    page,
    save: async (booking: string, scope: ProfileScope, more: Partial<GuestProfile>) => {
      const { seen } = (await page(booking)).profiles[scope]
      const profile = { ...EMPTY_PROFILE, ...more }
      return engine.guestBook.save({ ...ref(booking), scope, seen, profile })
    },
    merge: (booking: string, other: string) => engine.guestBook.merge(ref(booking), other),
    /** Takes the newest merge back. */
    split: async (booking: string) => {
      const [newest] = (await page(booking)).merges
      return engine.guestBook.split(ref(booking), newest?.id ?? 'none')
    },
  }
}

/** What a page says of its guest, without versions. */
export function writtenOn({ contacts, figures, profiles }: GuestPage) {
  const { seen: _, ...group } = profiles.group
  const { seen: __, ...location } = profiles.location
  return { contacts: contacts.toSorted(), figures, group, location }
}
