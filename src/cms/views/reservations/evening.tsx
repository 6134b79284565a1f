import { useLayoutEffect, useState } from 'react'
import shared from '../board/board.module.css'
import type { BoardContext } from './board-context.ts'
import styles from './floor/floor.module.css'
import { Floor } from './floor/floor.tsx'
import { List } from './list.tsx'
import * as t from './messages.gen.ts'
import { TimelineView } from './timeline/timeline.tsx'
import { waits } from './walk-in-list/list-view.ts'
import { waiting } from './walk-in-list/messages.gen.ts'
import { useWalkIns } from './walk-in-list/use-walk-in-list.ts'
import { WalkInListPanel } from './walk-in-list/walk-in-list.tsx'

const VIEWS = { list: t.list, floor: t.floor, timeline: t.timeline, door: waiting } as const
type View = keyof typeof VIEWS

/**
 * The list of the day, the floor, the timeline, and the walk-in list. On a wide screen the list stands beside the floor too, which is how
 * the board begins there.
 */
export function Evening(context: BoardContext) {
  const { day, now } = context
  const walkIns = useWalkIns(day, now)
  const count = walkIns.list?.entries.filter(waits).length ?? 0
  const [view, setView] = useState<View | null>(null)
  useLayoutEffect(() => setView(matchMedia('(width >= 1024px)').matches ? 'floor' : 'list'), [])
  return (
    <>
      <div className={styles.head}>
        <fieldset className={styles.views}>
          <legend className={shared.hidden}>{t.view()}</legend>
          {(Object.keys(VIEWS) as View[]).map((key) => (
            <button
              key={key}
              type="button"
              className={shared.button}
              aria-pressed={view === key}
              onClick={() => setView(key)}
            >
              {VIEWS[key]({ count })}
            </button>
          ))}
        </fieldset>
        <a
          className={shared.button}
          href={`/admin/reservations/paper?location=${day.locationId}&day=${day.day}`}
        >
          {t.print()}
        </a>
      </div>
      {view === 'timeline' ? (
        <TimelineView {...context} />
      ) : (
        <div className={styles.evening} data-view={view ?? undefined}>
          <Floor {...context} />
          <div className={styles.list}>
            {view === 'door' ? (
              <WalkInListPanel {...{ context, walkIns }} />
            ) : (
              <List {...context} />
            )}
          </div>
        </div>
      )}
    </>
  )
}
