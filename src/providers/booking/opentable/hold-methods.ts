import { withoutRequestPrefix } from '#lib/booking/special-request.ts'
import { ok, type Result, refuse } from '#lib/result.ts'
import type { Booking, BookingProvider, ReserveCode } from '../contract.ts'
import { isAttribute, MAX_PARTY, outsideHorizon } from './availability.ts'
import { cardDueOf } from './card-due.ts'
import type { OpenTableContext } from './context.ts'
import { NOTE_LENGTH } from './offer-methods.ts'
import { makeReservation, readReservation } from './reservations.ts'

/** Methods that hold a table at OpenTable, release and book it. */
export function holdMethods(
  context: OpenTableContext,
): Pick<BookingProvider, 'hold' | 'release' | 'reserve'> {
  const { client, catalogue, takesCards, holds, slots, tokens, attempts } = context
  return {
    hold: async (location, request) => {
      const rid = location.vendorLocationId
      if (!rid) return refuse('unknown_location')
      if (!isAttribute(request.attribute)) return refuse('unknown_attribute')
      if (request.party > MAX_PARTY) return refuse('party_size')
      if (outsideHorizon(request.at, location.timeZone, Date.now())) return refuse('slot_taken')
      const wanted = await catalogue.slotTargetOf(rid, request)
      if (!wanted.ok) return wanted
      // What they hold there themselves is in no search: it is given back before its terms are asked for.
      const own = takesCards ? holds.of(request.visitor) : null
      if (own?.rid === rid && own.at === request.at) await slots.release(own)
      const due = takesCards
        ? await cardDueOf({ client, catalogue }, wanted.value, request)
        : ok(null)
      return due.ok ? slots.lock(wanted.value, request, due.value) : due
    },

    release: async (_location, token) => {
      const slot = tokens.openLock(token)
      if (!slot) return ok(null)
      const released = await slots.release(slot)
      const gone = released.ok || released.kind !== 'unavailable'
      return gone ? ok(null) : refuse('provider_unavailable')
    },

    reserve: async (location, request) => {
      const { guest, experience, addOns, token } = request
      const slot = tokens.openLock(token)
      if (!slot || slot.rid !== location.vendorLocationId) return refuse('hold_lost')
      if (!guest.email) return refuse('email_required')
      if (withoutRequestPrefix(guest.specialRequest).length > NOTE_LENGTH)
        return refuse('request_too_long')
      const locked = slot.experience
      const asLocked = locked?.id === experience?.id && locked?.version === experience?.version
      if (!asLocked || (!locked && addOns.length > 0)) return refuse('unknown_experience')
      const book = async () => {
        const order = await catalogue.bookedOrderOf(slot, addOns)
        return order.ok
          ? makeReservation(context, location, { slot, request, experience: order.value })
          : order
      }
      const reserved = await attempts.once(slot.rid, request, book, (made) =>
        stillBooked(context, slot.rid, made),
      )
      if (reserved.ok || reserved.code === 'hold_lost') holds.remove(slot)
      return reserved
    },
  }
}

/** The answer to a repeated request: the booking that it made, or `cancelled`. */
async function stillBooked(
  context: OpenTableContext,
  rid: string,
  made: Booking,
): Promise<Result<Booking, ReserveCode>> {
  const now = await readReservation(context, { ...made, rid })
  return now.ok && now.value.booking.status === 'cancelled' ? refuse('cancelled') : ok(made)
}
