import { useState } from 'react'
import type { DayRule } from '#booking-engine/settings/day-rules.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { longDateLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from './api.ts'
import { ruleText } from './day-rule-labels.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import * as t from './messages.gen.ts'
import type { HostActions } from './use-host-actions.ts'

const AT = 'online'

type OnlineBookingDialogProps = { day: HostDayView; actions: HostActions; close(): void }
type Stop = Extract<DayRule, { kind: 'stop' }>

/** Stops online booking of a day, a period or an area by one tap each, lets it go on, and paces the day. */
export function OnlineBookingDialog({ day, actions, close }: OnlineBookingDialogProps) {
  const paced = day.rules.find((rule) => rule.kind === 'pacing')
  const [covers, setCovers] = useState(`${paced?.covers ?? ''}`)
  const stops: Stop[] = [
    stopOf(day, {}),
    ...day.periods.map(({ code }) => stopOf(day, { period: code })),
    ...(day.areas.length > 1 ? day.areas.map(({ code }) => stopOf(day, { area: code })) : []),
  ]
  const pace = async () => {
    if (covers === '') {
      if (!paced) return true
      const said = t.onlineBookingGoesOn({ what: ruleText(day, paced) })
      return actions.send(AT, 'lift-day-rule', { id: paced.id }, said)
    }
    const rule = { id: newRequestKey(), day: day.day, kind: 'pacing', covers: Number(covers) }
    return actions.send(AT, 'day-rule', { rule }, t.pacedTo({ covers: Number(covers) }))
  }
  return (
    <Dialog
      title={t.onlineBookingOf({ day: longDateLabel(day.day) })}
      submit={t.save()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={pace}
    >
      <p>{t.stopHint()}</p>
      <ul className={styles.list}>
        {stops.map((stop) => (
          <StopRow key={`${stop.period} ${stop.area}`} {...{ day, actions, stop }} />
        ))}
      </ul>
      <label>
        <span className={shared.label}>{t.coversPerQuarter()}</span>
        <input
          type="number"
          className={shared.input}
          min={1}
          max={400}
          placeholder={t.asUsual()}
          value={covers}
          onChange={(event) => setCovers(event.target.value)}
        />
      </label>
    </Dialog>
  )
}

type StopRowProps = { day: HostDayView; actions: HostActions; stop: Stop }

function StopRow({ day, actions, stop }: StopRowProps) {
  const what = ruleText(day, stop)
  const active = day.rules.find(
    (rule) => rule.kind === 'stop' && rule.period === stop.period && rule.area === stop.area,
  )
  const toggle = () =>
    active
      ? actions.send(AT, 'lift-day-rule', { id: active.id }, t.onlineBookingGoesOn({ what }))
      : actions.send(AT, 'day-rule', { rule: stop }, t.onlineBookingStopped({ what }))
  return (
    <li>
      <span>{what}</span>
      <button
        type="button"
        className={shared.button}
        aria-label={active ? t.resumeOf({ what }) : t.stopOf({ what })}
        aria-disabled={actions.busy}
        onClick={() => void toggle()}
      >
        {active ? t.resume() : t.stop()}
      </button>
    </li>
  )
}

function stopOf({ day }: HostDayView, what: { period?: string; area?: string }): Stop {
  const { period = null, area = null } = what
  return { id: newRequestKey(), day, kind: 'stop', period, area }
}
