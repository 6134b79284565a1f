import { Fragment, useEffect, useRef, useState } from 'react'
import { countOf } from '#booking-engine/host/totals.ts'
import type { HostReservation } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { clockAtOffsets, momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import type { BoardContext, LastActed } from './board-context.ts'
import { countText, localClockLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './row.module.css'
import { Row } from './row.tsx'
import type { HostActions } from './use-host-actions.ts'

const FILTERS = {
  all: t.all,
  booked: t.toCome,
  seated: t.seated,
  done: t.done,
} as const
type Filter = keyof typeof FILTERS

/** The day in the order of its times; who is done stays where they were, dimmed. */
export function List(context: BoardContext) {
  const { day, now, actions } = context
  const [filter, setFilter] = useState<Filter>('all')
  const { refused } = actions.rowActs
  // A refusal stands at its row, wherever another host has taken that meanwhile.
  const shown = day.reservations.filter(
    (one) => filter === 'all' || filterOf(one) === filter || refused[one.id],
  )
  const { list, acted } = useFocusOnNextStep(shown, actions)
  // Who was seated early stands where they were expected.
  const times = [...Map.groupBy(shown, ({ at }) => at)].sort(([one], [other]) =>
    one.localeCompare(other),
  )
  const isToday = day.day === day.today
  const next = times.find(([, list]) => (list[0]?.startsAt ?? 0) > now)?.[0]
  return (
    <section ref={list} aria-label={t.reservations()}>
      <fieldset className={styles.filters}>
        <legend className={shared.hidden}>{t.show()}</legend>
        {(Object.keys(FILTERS) as Filter[]).map((key) => (
          <button
            key={key}
            type="button"
            className={shared.button}
            aria-pressed={filter === key}
            onClick={() => setFilter(key)}
          >
            {FILTERS[key]()}{' '}
            {day.reservations.filter((o) => key === 'all' || filterOf(o) === key).length}
          </button>
        ))}
      </fieldset>
      {shown.length === 0 ? <p className={styles.empty}>{emptyText(day, filter)}</p> : null}
      {times.map(([at, list]) => (
        <Fragment key={at}>
          {isToday && at === next ? (
            <p id="now" className={styles.now}>
              {t.nowClock({ clock: clockAtOffsets(now, day.utcOffsets) })}
            </p>
          ) : null}
          <h2 className={styles.time}>
            {at.startsWith(day.day) ? localClockLabel(at) : momentLabel(at)}
            <span className={styles.count}>{countText(countOf(list))}</span>
          </h2>
          <ul className={styles.plain}>
            {list.map((one) => (
              <Row key={one.id} {...{ one, acted }} {...context} />
            ))}
          </ul>
        </Fragment>
      ))}
      <Cancelled {...context} acted={acted} />
    </section>
  )
}

/**
 * The button that was pressed goes with the state that it changed, and under a filter its whole row goes:
 * the focus goes to the next step of the row, else to the row after it, else to the filter.
 */
function useFocusOnNextStep(
  shown: readonly HostReservation[],
  { rowActs }: Pick<HostActions, 'rowActs'>,
) {
  const list = useRef<HTMLElement>(null)
  const acted: LastActed = useRef(null)
  const before = useRef(shown)
  const rested = useRef<string | null>(null)
  useEffect(() => {
    const last = before.current
    before.current = shown
    const at = last.findIndex(({ id }) => id === acted.current)
    const one = shown.find(({ id }) => id === acted.current)
    // A refused act takes its row back, and the pressed button goes a second time: the act is remembered until its rest
    // is over. The effect of a render from before the press may run only now; it must not forget an act whose rest it
    // has not seen begin.
    if (acted.current !== null && rowActs.isResting(acted.current)) rested.current = acted.current
    else if (rested.current === acted.current) {
      acted.current = null
      rested.current = null
    }
    if (at < 0 || one?.state === last[at]?.state) return
    if (document.activeElement !== document.body) return
    const nearest = [...last.slice(at), ...last.slice(0, at).toReversed()]
    const next = nearest.find(({ id }) => shown.some((other) => other.id === id))
    const selector = next ? `[data-id="${next.id}"] button` : '[aria-pressed="true"]'
    list.current?.querySelector<HTMLElement>(selector)?.focus()
  }, [shown, rowActs])
  return { list, acted }
}

function Cancelled(context: BoardContext & { acted: LastActed }) {
  const { cancelled } = context.day
  const { refused } = context.actions.rowActs
  if (cancelled.length === 0) return null
  return (
    <details
      className={styles.cancelled}
      open={cancelled.some(({ id }) => refused[id]) || undefined}
    >
      <summary>{t.cancelledCount({ count: countText(countOf(cancelled)) })}</summary>
      <ul className={styles.plain}>
        {cancelled.map((one) => (
          <Row key={one.id} one={one} {...context} />
        ))}
      </ul>
    </details>
  )
}

function filterOf({ state }: HostReservation): Filter {
  return state === 'booked' || state === 'seated' ? state : 'done'
}

function emptyText({ quarters }: HostDayView, filter: Filter): string {
  if (filter !== 'all') return t.none()
  return quarters.length === 0 ? t.closedOnThisDay() : t.noReservationsYet()
}
