import type { CSSProperties } from 'react'
import { minutesOf } from '#lib/time/clock.ts'
import { spokenClockLabel } from '#lib/time/time-labels.ts'
import shared from '../../board/board.module.css'
import { localClockLabel } from '../labels.ts'
import * as t from '../messages.gen.ts'
import styles from './timeline.module.css'
import type { TimelineColumn } from './timeline-view.ts'

/** The covers that start in each quarter of an hour, against the most that may; and the hours below them. */
export function PacingChart({ columns }: { columns: TimelineColumn[] }) {
  const highest = Math.max(1, ...columns.flatMap(({ covers, most }) => [covers, most ?? 0]))
  const share = (covers: number) => `${(covers / highest) * 100}%`
  return (
    <div className={styles.pacing}>
      <p className={styles.label}>{t.coversByQuarter()}</p>
      <ol className={styles.columns}>
        {columns.map(({ at, covers, most }) => (
          <li
            key={at}
            data-over={(most !== null && covers > most) || undefined}
            style={{ '--covers': share(covers), '--most': share(most ?? 0) } as CSSProperties}
          >
            <span className={shared.hidden}>
              {most === null
                ? t.coversAt({ time: localClockLabel(at), covers })
                : t.coversOfMost({ time: localClockLabel(at), covers, most })}
            </span>
            <span aria-hidden="true" className={styles.covers}>
              {covers > 0 ? covers : ''}
            </span>
            {at.endsWith(':00') ? (
              <span aria-hidden="true" className={styles.hour}>
                {spokenClockLabel(minutesOf(at.slice(11)))}
              </span>
            ) : null}
          </li>
        ))}
      </ol>
    </div>
  )
}
