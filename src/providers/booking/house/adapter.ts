import { SEATING_ATTRIBUTES } from '#house-book/settings.ts'
import type { Booked, HouseBook } from '#house-book/types.ts'
import { ok, refuse } from '#lib/result.ts'
import { type Booking, type BookingProvider, LONGEST_REQUEST } from '../contract.ts'

/**
 * The embedded default: tables are booked in our own house book. It sells no experiences and takes no
 * cards yet, says so, and refuses what asks for them. `manageUrl` makes the address of a manage page.
 */
export function createHouseProvider(
  book: HouseBook,
  manageUrl: (manageToken: string) => string,
): BookingProvider {
  const bookingOf = ({ reservation, manageToken }: Booked): Booking => {
    const { id: _id, tables: _tables, ...shown } = reservation
    return { ...shown, manageUrl: manageUrl(manageToken) }
  }
  return {
    abilities: { recallsGuest: true },
    rules: async ({ id }) => {
      const snapshot = await book.settings(id)
      if (!snapshot) return refuse('unknown_location')
      const { settings } = snapshot
      return ok({
        horizonDays: settings.horizonDays,
        closedDays: await book.closedDays(id),
        minParty: settings.minParty,
        maxParty: settings.maxParty,
        emailRequired: settings.emailRequired,
        noteLength: Math.min(settings.specialRequestLimit ?? LONGEST_REQUEST, LONGEST_REQUEST),
        cardMode: 'none' as const,
        terms: null,
        serverTime: await book.now(),
      })
    },
    availability: async ({ id }, { at, party, visitor }) => {
      const offer = await book.availability({ locationId: id, at, party, visitor: visitor.token })
      if (!offer.ok) return offer
      const times = offer.value.times.map(({ time, attributes }) => ({
        time,
        types: ['Standard' as const],
        attributes,
      }))
      return ok({ times, reasons: offer.value.reasons })
    },
    experiences: async ({ id }) =>
      (await book.settings(id)) ? ok([]) : refuse('unknown_location'),
    total: async ({ id }) =>
      refuse((await book.settings(id)) ? 'unknown_experience' : 'unknown_location'),
    lock: async ({ id }, { at, party, attribute, experience, visitor }) => {
      if (experience) return refuse('unknown_experience')
      const known = SEATING_ATTRIBUTES.find((code) => code === attribute)
      if (!known) return refuse('unknown_attribute')
      const held = await book.hold({ locationId: id, at, party, attribute: known, visitor })
      if (!held.ok) return held
      const { token, expiresAt } = held.value
      return ok({ token, expiresAt, policies: [] })
    },
    release: async (_location, token) => {
      await book.release(token)
      return ok(null)
    },
    reserve: async ({ id }, { token, guest, experience, addOns, card, idempotencyKey }) => {
      if (experience || addOns.length > 0) return refuse('unknown_experience')
      if (card) return refuse('payment_not_offered')
      const booked = await book.reserve({ locationId: id, token, guest, idempotencyKey })
      return booked.ok ? ok(bookingOf(booked.value)) : booked
    },
    find: async (manageToken) => {
      const found = await book.find(manageToken)
      return found.ok ? ok(bookingOf(found.value)) : found
    },
    modify: async (manageToken, lockToken) => {
      const changed = await book.modify(manageToken, lockToken)
      return changed.ok ? ok(bookingOf(changed.value)) : changed
    },
    cancel: async (manageToken) => {
      const cancelled = await book.cancel(manageToken)
      return cancelled.ok ? ok(bookingOf(cancelled.value)) : cancelled
    },
  }
}
