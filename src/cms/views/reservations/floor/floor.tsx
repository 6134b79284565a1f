import { useMemo } from 'react'
import shared from '../../board/board.module.css'
import type { BoardContext } from '../board-context.ts'
import { guestName } from '../labels.ts'
import * as t from '../messages.gen.ts'
import styles from './floor.module.css'
import { FloorLegend } from './floor-legend.tsx'
import { FloorRoom } from './floor-room.tsx'
import { roomsOfDay } from './rooms-of-day.ts'
import { TablePanel } from './table-panel.tsx'
import { viewTable } from './table-view.ts'
import { useFloor } from './use-floor.ts'

/** The rooms of a location with the state of every table, and what can be done at the one that was tapped. */
export function Floor(context: BoardContext) {
  const { day, now, actions } = context
  const work = useFloor(day, now, actions)
  const { layout, areas, tables } = day
  const rooms = useMemo(() => roomsOfDay({ layout, areas, tables }), [layout, areas, tables])
  const views = new Map(day.tables.map((table) => [table.code, viewTable(day, now, table)]))
  const shown = work.selected ? views.get(work.selected) : undefined
  return (
    <section
      className={styles.floor}
      aria-label={t.floor()}
      onKeyDown={({ key }) => {
        if (key === 'Escape') work.cancel()
      }}
    >
      <div role="status" className={styles.status}>
        {work.party ? (
          <div className={styles.moving}>
            <p>
              {work.joins
                ? t.chooseATableToJoin({ guest: guestName(work.party) })
                : t.chooseATableFor({ guest: guestName(work.party), party: work.party.party })}
            </p>
            <button type="button" className={shared.button} onClick={work.cancel}>
              {t.back()}
            </button>
          </div>
        ) : null}
      </div>
      <div className={styles.rooms}>
        {rooms.map(({ isDrawn, ...room }) => (
          <FloorRoom
            key={room.name}
            {...{ room, isDrawn, views, now, work }}
            utcOffsets={day.utcOffsets}
          />
        ))}
      </div>
      {shown && !work.party ? (
        <TablePanel view={shown} {...{ context, work }} />
      ) : (
        <FloorLegend views={views} />
      )}
    </section>
  )
}
