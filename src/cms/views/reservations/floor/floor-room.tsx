import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react'
import type { Room } from '#lib/floor/drawing.ts'
import { type Direction, edgesOf, nextInDirection } from '#lib/floor/geometry.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import shared from '../../board/board.module.css'
import styles from './floor.module.css'
import { FixtureShape, TableShape } from './floor-shape.tsx'
import { FloorTable } from './floor-table.tsx'
import type { TableView } from './table-view.ts'
import type { FloorWork } from './use-floor.ts'

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

type FloorRoomProps = {
  room: Room
  /** Whether somebody has drawn it; else it lays itself out. */
  isDrawn: boolean
  views: ReadonlyMap<string, TableView>
  now: number
  utcOffsets: UtcOffsets
  work: FloorWork
}

/** A room: its drawing, and over it a button for each table, from which arrow keys lead to the next one. */
export function FloorRoom({ room, isDrawn, views, now, utcOffsets, work }: FloorRoomProps) {
  const { width, height, tables } = room
  const area = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState<string | null>(null)
  const stop = tables.some(({ code }) => code === last) ? last : tables[0]?.code
  const viewed = tables.flatMap((drawn) => {
    const view = views.get(drawn.code)
    return view ? [{ drawn, view }] : []
  })
  const onKeyDown = (event: KeyboardEvent, from: (typeof tables)[number]) => {
    const direction = DIRECTIONS[event.key]
    const next = direction && nextInDirection(from, tables, direction)
    if (!next) return
    event.preventDefault()
    setLast(next.code)
    const all = area.current?.querySelectorAll<HTMLElement>('[data-table]') ?? []
    for (const one of all) if (one.dataset.table === next.code) one.focus()
  }
  const refused = viewed.find(({ drawn }) => drawn.code === work.refusal?.code)
  return (
    <section className={styles.room} aria-label={room.name} data-drawn={isDrawn || undefined}>
      <h3>{room.name}</h3>
      <div className={styles.scroll}>
        <div
          ref={area}
          className={styles.plan}
          style={{ '--w': width, '--h': height } as CSSProperties}
        >
          <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
            {room.fixtures.map((fixture) => (
              <FixtureShape key={JSON.stringify(fixture)} fixture={fixture} />
            ))}
            {viewed.map(({ drawn, view }) => (
              <TableShape key={drawn.code} table={drawn} state={view.state} />
            ))}
          </svg>
          {viewed.map(({ drawn, view }) => (
            <FloorTable
              key={drawn.code}
              {...{ drawn, view, now, utcOffsets }}
              isSelected={work.selected === drawn.code}
              target={work.targetOf(drawn.code)}
              isStop={drawn.code === stop}
              onTap={() => {
                setLast(drawn.code)
                work.tap(drawn.code)
              }}
              onKeyDown={(event) => onKeyDown(event, drawn)}
              drag={work.dragOf(view)}
            />
          ))}
          {refused && work.refusal ? (
            <p
              role="alert"
              className={`${shared.fault} ${styles.refusal}`}
              style={{ '--y': edgesOf(refused.drawn).bottom } as CSSProperties}
            >
              {work.refusal.text}
            </p>
          ) : null}
        </div>
      </div>
    </section>
  )
}
