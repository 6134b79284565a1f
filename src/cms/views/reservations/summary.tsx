import type { HostDayView } from '#cms/host/host-day.ts'
import styles from '../board/board.module.css'
import { countText } from './labels.ts'
import * as t from './messages.gen.ts'

/** How many are expected, by period, and how many of them are here. */
export function Summary({ day }: { day: HostDayView }) {
  const { totals, reservations } = day
  // A period that nobody comes to says nothing, unless nobody comes at all.
  const served = day.periods.filter(({ parties }) => parties > 0)
  const periods = served.length > 0 ? served : day.periods.slice(0, 1)
  const toCome = reservations.filter(({ state }) => state === 'booked')
  const covers = toCome.reduce((sum, { party }) => sum + party, 0)
  const facts = [
    ...periods.map((period) => [period.name, countText(period)]),
    ...(periods.length === 1 ? [] : [[t.wholeDay(), countText(totals)]]),
    [t.toCome(), countText({ parties: toCome.length, covers })],
    [t.seatedNow(), countText(totals.seated)],
    ...(totals.noShow.parties > 0 ? [[t.noShows(), countText(totals.noShow)]] : []),
  ]
  return (
    <dl className={styles.summary} aria-label={t.coversOfTheDay()}>
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
