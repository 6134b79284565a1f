import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import shared from '../../board/board.module.css'
import type { BoardContext, LastActed } from '../board-context.ts'
import * as t from '../messages.gen.ts'
import rowStyles from '../row.module.css'
import { Row } from '../row.tsx'
import { PacingChart } from './pacing-chart.tsx'
import styles from './timeline.module.css'
import { TimelineTable } from './timeline-row.tsx'
import { type Timeline, type TimelineRow, timelineOf } from './timeline-view.ts'
import { useTimeline } from './use-timeline.ts'

/** The tables of a day by quarters of an hour, with the party that was tapped beside or below them. */
export function TimelineView(context: BoardContext) {
  const { day, now } = context
  const timeline = useMemo(() => timelineOf(day, now), [day, now])
  const work = useTimeline(context, timeline)
  const acted: LastActed = useRef(null)
  const scroller = useStartInView(timeline, day.day)
  if (!timeline) return <p className={rowStyles.empty}>{t.closedOnThisDay()}</p>
  const { columns, rows } = timeline
  const canBook = day.day >= day.today
  const areas = Map.groupBy(rows, ({ table }) => table?.area ?? '')
  const hour = columns.findIndex(({ at }) => at.endsWith(':00'))
  return (
    <section className={styles.timeline} aria-label={t.timeline()}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keys, too. */}
      <section ref={scroller} className={styles.scroll} tabIndex={0} aria-label={t.tablesByTime()}>
        <div
          className={styles.grid}
          style={{ '--n': columns.length, '--hour': Math.max(hour, 0) } as CSSProperties}
        >
          <PacingChart columns={columns} />
          {[...areas].map(([area, tables]) => (
            <Area
              key={area}
              {...{ area, tables, canBook, context, work }}
              columns={columns.length}
            />
          ))}
          {timeline.now === null ? null : (
            <p className={styles.now} style={{ '--from': timeline.now } as CSSProperties}>
              <span className={shared.hidden}>{t.nowMark()}</span>
            </p>
          )}
        </div>
      </section>
      {work.selected ? (
        <section
          className={styles.details}
          aria-label={t.chosenParty()}
          onKeyDown={({ key }) => {
            if (key === 'Escape') work.close()
          }}
        >
          <ul className={rowStyles.plain}>
            <Row one={work.selected} {...context} acted={acted} />
          </ul>
          <button type="button" className={shared.button} onClick={work.close}>
            {t.close()}
          </button>
        </section>
      ) : null}
    </section>
  )
}

type AreaProps = {
  area: string
  tables: TimelineRow[]
  columns: number
  canBook: boolean
  context: BoardContext
  work: ReturnType<typeof useTimeline>
}

function Area({ area, tables, ...props }: AreaProps) {
  return (
    <>
      {area ? <h3 className={styles.area}>{area}</h3> : null}
      <ul className={styles.rows}>
        {tables.map((row) => (
          <TimelineTable key={row.table?.code ?? ''} row={row} {...props} />
        ))}
      </ul>
    </>
  )
}

/** Shows the last hour and what comes, or of another day its first parties, whenever it is opened. */
function useStartInView(timeline: Timeline | null, day: string) {
  const scroller = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day, and not whenever the clock goes on.
  useEffect(() => {
    const columns = scroller.current?.querySelector<HTMLElement>('[data-columns]')
    if (!scroller.current || !columns || !timeline) return
    const width = columns.clientWidth / Number(columns.dataset.columns)
    const first = timeline.columns.findIndex(({ covers }) => covers > 0)
    const start = timeline.now === null ? first - 1 : timeline.now - 4
    scroller.current.scrollLeft = Math.max(0, start * width)
  }, [day])
  return scroller
}
