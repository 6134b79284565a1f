import { LARGEST_PARTY } from '#lib/site-counts/limits.ts'
import type { SessionContext } from './session-context.ts'
import { answerPlace, type Reservation } from './state.ts'

/** Counts the step that the change from `before` to the present state is, if it is one. */
export function countSteps(
  { state, info: { uid }, count, countBooking }: SessionContext,
  before: Reservation,
): void {
  if (!count) return
  if (state.search !== before.search) {
    if (state.search === 'searching') count(['search', uid, ''])
    if (answerPlace(state) === 'times') count(['found', uid, ''])
    else if (state.search === 'none' || state.search === 'found') countNone(state, uid, count)
  }
  if (state.hold && !before.hold && before.task?.kind === 'hold') count(['chosen', uid, ''])
  if (state.confirmation && before.task && !before.confirmation) countBooking?.(uid)
}

function countNone(
  { choice: { time, people } }: Reservation,
  uid: string,
  count: NonNullable<SessionContext['count']>,
): void {
  if (time === null || people === null) return
  const party = String(Math.min(people, LARGEST_PARTY))
  count(['none_hour', uid, time.slice(0, 2)], ['none_party', uid, party])
}
