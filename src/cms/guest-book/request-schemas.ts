import { z } from 'zod'
import {
  LONGEST_ENTRY,
  LONGEST_PROFILE_TEXT,
  MOST_ENTRIES,
} from '#booking-engine/guest-book/profile.ts'
import type { FoundGuest } from '#booking-engine/guest-book/types.ts'
import { toMultiLine, toSingleLine } from '#lib/text/clean-text.ts'
import { identifier, location } from '../host/request-schemas.ts'

const text = z
  .string()
  .max(2 * LONGEST_PROFILE_TEXT)
  .transform(toMultiLine)
const list = z
  .array(
    z
      .string()
      .max(4 * LONGEST_ENTRY)
      .transform(toSingleLine),
  )
  .max(2 * MOST_ENTRIES)
  .transform((entries) => entries.filter(Boolean))
const guestRef = { location, booking: identifier(64) }

/** Body of `POST /reservations/find-guests`. */
export const findGuestsBody = z.object({
  location,
  text: z.string().max(120).transform(toSingleLine),
})
/** Answer to `POST /reservations/find-guests`. */
export type FoundGuests = { guests: FoundGuest[] }

/** Body of `POST /reservations/read-guest`: a booking of the guest at the location. */
export const readGuestBody = z.object(guestRef)

/** Body of `POST /reservations/save-profile`; how long a profile may be is the guest book's to say. */
export const saveProfileBody = z.object({
  ...guestRef,
  scope: z.enum(['group', 'location']),
  seen: z.number().int(),
  profile: z.object({ notes: text, seating: text, allergies: list, diets: list, tags: list }),
})

/** Body of `POST /reservations/merge-guests`; `other`: a booking of the other guest at the same location. */
export const mergeGuestsBody = z.object({ ...guestRef, other: identifier(64) })

/** Body of `POST /reservations/split-guest`: the newest merge of the guest. */
export const splitGuestBody = z.object({ ...guestRef, merge: identifier(64) })
