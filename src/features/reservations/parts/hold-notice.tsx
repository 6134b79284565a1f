import { Icon } from '#ui/icon.tsx'
import * as icons from '#ui/icon-paths.ts'
import { clockText } from '../flow/hold-clock.ts'
import type { ReservationSession } from '../flow/session.ts'
import { useEverySecond } from '../flow/use-session.ts'
import css from '../panel.module.css'
import * as t from './messages.gen.ts'

/** The running hold (spec:reservations.countdown), seen every second and read out only when it matters. */
export function HoldNotice({ session }: { session: ReservationSession }) {
  const left = useEverySecond(session.left)
  if (left === null) return null
  return (
    <div className={css.hold} data-over={left === 0 || undefined}>
      <Icon path={icons.clock} />
      <p role="timer" aria-live="off">
        {left === 0 ? t.holdOver() : t.holdingThisTable({ clock: clockText(left) })}
      </p>
      <p className="visually-hidden" role="status">
        {spoken(left)}
      </p>
    </div>
  )
}

/** Changes four times in five minutes, so that nobody is interrupted each second. */
function spoken(left: number): string {
  if (left === 0) return t.holdOver()
  if (left <= 30) return t.heldForSeconds()
  if (left <= 60) return t.heldForAMinute()
  const minutes = Math.ceil(left / 60)
  return minutes > 2 ? t.heldForAFewMinutes() : t.twoMoreMinutes()
}
