import type { HostDayView } from '#cms/host/host-day.ts'
import styles from '../board/board.module.css'
import { countText } from './labels.ts'

/** How many are expected, by period, and how many of them are here. */
export function Summary({ day }: { day: HostDayView }) {
  const { totals, periods, reservations } = day
  const toCome = reservations.filter(({ state }) => state === 'booked')
  const covers = toCome.reduce((sum, { party }) => sum + party, 0)
  const facts = [
    ...periods.map((period) => [period.name, countText(period)]),
    ...(periods.length === 1 ? [] : [['Whole day', countText(totals)]]),
    ['To come', countText({ parties: toCome.length, covers })],
    ['Seated now', countText(totals.seated)],
    ...(totals.noShow.parties > 0 ? [['No-shows', countText(totals.noShow)]] : []),
  ]
  return (
    <dl className={styles.summary} aria-label="Covers of the day">
      {facts.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}
