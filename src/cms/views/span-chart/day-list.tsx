import type { LocalDate } from '#lib/time/time.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import { type ChartDays, type ChartRow, daysOf } from './chart-rows.ts'
import * as t from './messages.gen.ts'
import { RowTitle } from './row-title.tsx'
import styles from './span-chart.module.css'

type DayListProps = { label: string; rows: ChartRow[]; days: LocalDate[]; today: LocalDate }

/** The same rows by day, for a phone. */
export function DayList({ label, rows, days, today }: DayListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {daysOf(rows, days).map(({ from, to, entries }) => (
        <li key={from} data-today={from <= today && today <= to}>
          <p className={styles.day}>
            {from === to ? dateLabel(from) : t.days({ from: dateLabel(from), to: dateLabel(to) })}
            {from <= today && today <= to ? <span className={styles.now}>{t.today()}</span> : null}
          </p>
          {entries.length === 0 ? <p>{t.nothing()}</p> : null}
          <ul>
            {entries.map((entry) => (
              <li key={`${entry.row.key} ${entry.stretch.from}`} data-look={entry.stretch.look}>
                <RowTitle row={entry.row} />
                <p>{wordsOf(entry)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

function wordsOf({ stretch, begins, ends }: ChartDays['entries'][number]): string {
  const { label } = stretch
  const [from, to] = [timeLabel(stretch.from.slice(11)), timeLabel(stretch.until.slice(11))]
  if (begins && ends) return t.dash({ label, from, to })
  if (begins) return t.begins({ label, time: from })
  return ends ? t.ends({ label, time: to }) : label
}
