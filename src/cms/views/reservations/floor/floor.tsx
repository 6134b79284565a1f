import { useMemo } from 'react'
import { roomsOf } from '#lib/floor/layout.ts'
import shared from '../../board/board.module.css'
import type { BoardContext } from '../board-context.ts'
import { guestName } from '../labels.ts'
import * as t from '../messages.gen.ts'
import styles from './floor.module.css'
import { FloorRoom } from './floor-room.tsx'
import { TablePanel } from './table-panel.tsx'
import { viewTable } from './table-view.ts'
import { useFloor } from './use-floor.ts'

/** The rooms of a location with the state of every table, and what can be done at the one that was tapped. */
export function Floor(context: BoardContext) {
  const { day, now, actions } = context
  const work = useFloor(day, now, actions)
  const rooms = useMemo(() => {
    const names = [...new Set(day.areas.map(({ name }) => name))]
    const areas = names.map((name) => ({ code: name, name }))
    return roomsOf({ areas, tables: day.tables }).filter(({ tables }) => tables.length > 0)
  }, [day.areas, day.tables])
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
        {rooms.map((room) => (
          <FloorRoom key={room.area} {...{ room, views, now, work }} utcOffsets={day.utcOffsets} />
        ))}
      </div>
      {shown && !work.party ? <TablePanel view={shown} {...{ context, work }} /> : null}
    </section>
  )
}
