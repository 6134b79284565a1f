import { totalsOf } from '#booking-engine/host/totals.ts'
import type { HostReservation, VisitState } from '#booking-engine/host/types.ts'
import { nextLateMinutes } from '#booking-engine/shift/running-late.ts'
import type { VisitAction } from '#booking-engine/staff-log/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'

/** The acts that show at once: each can be taken back, and none asks anything. */
export type RowAct = Exclude<VisitAction, 'cancel'>

/** An act that shows at once, and that may not be in the day yet. */
export type PendingAct = {
  act: RowAct
  /** The version of the reservation on which it is. */
  seen: number
  /** When it was done, by the restaurant's clock, ms. */
  at: number
  /** Whether the server has not answered yet. */
  isSaving: boolean
}

/** By the id of the reservation. */
export type PendingActs = Readonly<Record<string, PendingAct>>

/**
 * The day as it is once the pending acts are done. An act shows on the version on which it was done and on no other:
 * what the server says later is the truth.
 */
export function withPendingActs(day: HostDayView, acts: PendingActs): HostDayView {
  const reservations = day.reservations.map((one) => {
    const pending = acts[one.id]
    return pending?.seen === one.seen ? afterAct(one, pending) : one
  })
  return { ...day, reservations, totals: totalsOf(reservations) }
}

function afterAct(one: HostReservation, pending: PendingAct): HostReservation {
  const { act, at } = pending
  const state = stateAfter(act, one.state)
  const lateMinutes = lateAfter(one, pending)
  return { ...one, state, lateMinutes, stateSince: state === 'booked' ? null : at }
}

/** The state that an act on a state leads to. */
export function stateAfter(act: RowAct, before: VisitState): VisitState {
  switch (act) {
    case 'seat':
      return 'seated'
    case 'finish':
      return 'finished'
    case 'no_show':
      return 'no_show'
    case 'undo':
      return before === 'finished' ? 'seated' : 'booked'
    case 'late':
    case 'on_time':
      return before
  }
}

function lateAfter(one: HostReservation, { act, at }: PendingAct): number {
  if (act === 'on_time') return 0
  return (act === 'late' ? nextLateMinutes(one, at) : null) ?? one.lateMinutes
}
