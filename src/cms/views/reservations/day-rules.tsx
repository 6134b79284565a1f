import type { HostDayView } from '#cms/host/host-day.ts'
import shared from '../board/board.module.css'
import { ruleText } from './day-rule-labels.ts'
import * as t from './messages.gen.ts'
import styles from './row.module.css'
import type { HostActions } from './use-host-actions.ts'

/** What is decided for online booking of the day, each with the tap that takes it back; nothing where all is as usual. */
export function DayRules({ day, actions }: { day: HostDayView; actions: HostActions }) {
  if (day.rules.length === 0) return null
  return (
    <section className={styles.waiting} aria-label={t.onlineBooking()}>
      {day.rules.map((rule) => {
        const what = ruleText(day, rule)
        const isStop = rule.kind === 'stop'
        return (
          <p key={rule.id} className={styles.rule}>
            <strong>{isStop ? t.onlineBookingStopped({ what }) : what}</strong>
            <button
              type="button"
              className={shared.button}
              aria-label={`${isStop ? t.resume() : t.asUsual()}: ${what}`}
              aria-disabled={actions.busy}
              onClick={() => {
                const said = t.onlineBookingGoesOn({ what })
                void actions.send(rule.id, 'lift-day-rule', { id: rule.id }, said)
              }}
            >
              {isStop ? t.resume() : t.asUsual()}
            </button>
            {actions.error?.at === rule.id ? (
              <span role="alert" className={shared.fault}>
                {actions.error.text}
              </span>
            ) : null}
          </p>
        )
      })}
    </section>
  )
}
