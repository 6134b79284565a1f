import type { CSSProperties } from 'react'
import type { LocalDate } from '#lib/time/time.ts'
import { longDate, momentLabel, yearDayLabel } from '#lib/time/time-labels.ts'
import { type ChartRow, placeOf } from './chart-rows.ts'
import type { ChartSpan } from './chart-span.ts'
import { DayList } from './day-list.tsx'
import * as t from './messages.gen.ts'
import { RowTitle } from './row-title.tsx'
import styles from './span-chart.module.css'

type SpanChartProps = {
  /** What the rows are, for those who do not see them. */
  label: string
  span: ChartSpan
  today: LocalDate
  rows: ChartRow[]
}

/** Rows of what lasts from a day to another, over some weeks; on a narrow screen a list by day. */
export function SpanChart({ label, span, today, rows }: SpanChartProps) {
  const { days } = span
  return (
    <>
      <div className={styles.chart} style={{ '--weeks': days.length / 7 } as CSSProperties}>
        <div className={styles.head} aria-hidden="true">
          {days
            .filter((_, index) => index % 7 === 0)
            .map((day) => (
              <span key={day}>{yearDayLabel(day.slice(5))}</span>
            ))}
        </div>
        <ul className={styles.rows} aria-label={label}>
          {rows.map((row) => (
            <Row key={row.key} row={row} days={days} today={today} />
          ))}
        </ul>
      </div>
      <DayList label={label} rows={rows} days={days} today={today} />
    </>
  )
}

type RowProps = { row: ChartRow; days: LocalDate[]; today: LocalDate }

function Row({ row, days, today }: RowProps) {
  const now = days.indexOf(today)
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <RowTitle row={row} />
        {row.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <ol className={styles.track}>
        {now < 0 ? null : (
          <li
            className={styles.today}
            style={{ left: `${(now * 100) / days.length}%`, width: `${100 / days.length}%` }}
            aria-hidden="true"
          />
        )}
        {row.stretches.map((stretch) => {
          const { left, width } = placeOf(stretch, days)
          const words = t.dash({
            ...{ label: stretch.label, from: momentLabel(stretch.from) },
            ...{ to: momentLabel(stretch.until) },
          })
          return (
            <li
              key={stretch.from}
              className={styles.stretch}
              data-look={stretch.look}
              style={{ left: `${left}%`, width: `${width}%` }}
              title={words}
            >
              <span className={styles.word} aria-hidden="true">
                {stretch.label}
              </span>
              <span className={styles.spoken}>{words}</span>
            </li>
          )
        })}
      </ol>
    </li>
  )
}

/** `March 1, 2027 to March 28, 2027`. */
export function spanLabel({ days }: ChartSpan): string {
  const [first = ''] = days
  return t.weeksFrom({ from: longDate(first), to: longDate(days.at(-1) ?? first) })
}
