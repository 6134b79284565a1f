import type { HostReservation, TableConflict } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import { actText, isOfGuestBook, refusedText } from './labels.ts'
import * as t from './messages.gen.ts'
import { type RowAct, stateAfter } from './pending-acts.ts'

/** An act that was refused, and the reservation as it was seen then. */
export type RefusedAct = {
  code: string
  inTheWay: readonly TableConflict[]
  act: RowAct
  on: HostReservation
}

/**
 * Why an act was refused: if somebody else was faster, who did what. Null where there is nothing to say any more: there
 * was no answer, and now it shows that it was done.
 */
export function refusedActText(
  { code, inTheWay, act, on }: RefusedAct,
  one: HostReservation,
  { people, utcOffsets }: Pick<HostDayView, 'people' | 'utcOffsets'>,
): string | null {
  const isChanged = one.seen !== on.seen
  if (code === 'no_answer') {
    if (isChanged && one.state === stateAfter(act, on.state)) return null
    return t.mayNotBeSaved()
  }
  if (code !== 'changed_meanwhile' || !isChanged) return refusedText(code, inTheWay)
  const last = one.acts.slice(on.acts.length).findLast(({ act }) => !isOfGuestBook(act))
  if (last) {
    const name = people[last.staff] ?? t.aColleague()
    const time = clockAtOffsets(last.at, utcOffsets)
    return t.colleagueWasFaster({ name, act: actText(last.act, last.detail), time })
  }
  return one.state === 'cancelled' ? t.guestCancelledMeanwhile() : refusedText(code, inTheWay)
}
