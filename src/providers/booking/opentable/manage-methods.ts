import { ok, refuse } from '#lib/result.ts'
import type { BookingProvider } from '../contract.ts'
import type { OpenTableContext } from './context.ts'
import { cancelReservation, moveReservation, readReservation } from './reservations.ts'

/** Methods that find, move and cancel a reservation at OpenTable. */
export function manageMethods(
  context: OpenTableContext,
): Pick<BookingProvider, 'find' | 'modify' | 'mailAgain' | 'cancel'> {
  const { holds, tokens } = context
  return {
    find: async (manageToken) => {
      const made = tokens.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const found = await readReservation(context, made)
      if (found.ok) return ok(found.value.booking)
      return refuse(found.code === 'not_found' ? 'not_found' : 'provider_unavailable')
    },

    modify: async (manageToken, lockToken) => {
      const made = tokens.openBooking(manageToken)
      if (!made) return refuse('not_found')
      // OpenTable moves no booking of an experience.
      if (made.experience) return refuse('unknown_experience')
      const slot = tokens.openLock(lockToken)
      if (!slot || slot.rid !== made.rid) return refuse('hold_lost')
      const before = await readReservation(context, made)
      if (!before.ok) return before
      if (before.value.booking.status === 'cancelled') return refuse('cancelled')
      const moved = await moveReservation(context, made, slot, before.value)
      if (moved.ok) holds.remove(slot)
      return moved
    },

    mailAgain: async (manageToken) =>
      refuse(tokens.openBooking(manageToken) ? 'no_mail' : 'not_found'),

    cancel: async (manageToken) => {
      const made = tokens.openBooking(manageToken)
      if (!made) return refuse('not_found')
      const before = await readReservation(context, made)
      if (!before.ok) return cancelRefusal(before.code)
      const { booking } = before.value
      if (booking.status === 'cancelled') return ok(booking)
      const cancelled = await cancelReservation(context, made)
      // OpenTable does not find a visit any more once its time has passed.
      const code = !cancelled.ok && cancelled.code === 'not_found' ? 'past_cut_off' : null
      if (!cancelled.ok) return cancelRefusal(code ?? cancelled.code)
      return ok({ ...booking, status: 'cancelled' })
    },
  }
}

function cancelRefusal(code: string) {
  if (code === 'not_found' || code === 'past_cut_off') return refuse(code)
  return refuse('provider_unavailable')
}
