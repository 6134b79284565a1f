import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { type Snapped, snap } from '#lib/floor/snapping.ts'
import { FixtureShape, TableShape } from '../reservations/floor/floor-shape.tsx'
import { useDrag, type Way } from '../reservations/use-drag.ts'
import styles from './floor-plan.module.css'
import { keyOf } from './keys.ts'
import * as t from './messages.gen.ts'
import { type FloorRoom, type Item, type ItemId, placeOf } from './plan.ts'
import { PlanItem } from './plan-item.tsx'
import type { Editor } from './use-editor.ts'

type Drag = { ids: ItemId[]; by: Way; at: Snapped }

/** The room that is drawn: shapes that nobody reads out, and a button over each to choose, drag and move it by keys. */
export function PlanView({ editor, room }: { editor: Editor; room: FloorRoom }) {
  const { items, selected } = editor
  const area = useRef<HTMLDivElement>(null)
  const focused = useRef<ItemId | null>(null)
  const [drag, setDrag] = useState<Drag | null>(null)
  useFocusKept(area, focused, items)
  const dragOf = (item: Item, way: Way): Drag => {
    const ids = selected.includes(item.id) ? selected : [item.id]
    const scale = (area.current?.clientWidth ?? room.width) / room.width
    const place = placeOf(item)
    const put = { ...place, x: place.x + way.x / scale, y: place.y + way.y / scale }
    const others = items.filter(({ id }) => !ids.includes(id)).map(placeOf)
    const at = snap(put, others, room)
    return { ids, at, by: { x: at.x - place.x, y: at.y - place.y } }
  }
  const pointer = useDrag<Item>({
    begin: (item) => {
      if (!selected.includes(item.id)) editor.select([item.id])
    },
    move: (item, way) => setDrag(dragOf(item, way)),
    drop: (item, under, way) => {
      setDrag(null)
      const { ids, by } = dragOf(item, way)
      if (under) editor.move(ids, by)
    },
  })
  const shown = items.map((item) => (drag?.ids.includes(item.id) ? movedBy(item, drag.by) : item))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div className={styles.scroll} onKeyDown={(event) => keyOf(event, editor)}>
      {/** biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
      {/** biome-ignore lint/a11y/noStaticElementInteractions: a press beside everything chooses nothing */}
      <div
        ref={area}
        className={styles.plan}
        style={{ '--w': room.width, '--h': room.height } as CSSProperties}
        onClick={({ target, currentTarget }) => {
          if (target === currentTarget) editor.select([])
        }}
      >
        <svg
          className={styles.shapes}
          viewBox={`0 0 ${room.width} ${room.height}`}
          aria-hidden="true"
        >
          {shown.map((item) =>
            'fixture' in item ? <FixtureShape key={item.id} fixture={item.fixture} /> : null,
          )}
          {shown.map((item) =>
            'table' in item ? <TableShape key={item.id} table={item.table} state="free" /> : null,
          )}
          {drag ? <Guides {...drag.at} room={room} /> : null}
        </svg>
        {shown.map((item) => (
          <PlanItem
            key={item.id}
            item={item}
            isSelected={selected.includes(item.id)}
            drag={pointer.handlersOf(item)}
            onFocus={() => {
              focused.current = item.id
            }}
            onPress={(isMore) => {
              if (pointer.wasDragged()) return
              editor.select(pressed(selected, item.id, isMore))
            }}
          />
        ))}
        {items.length === 0 ? <p className={styles.empty}>{t.emptyRoom()}</p> : null}
      </div>
    </div>
  )
}

/** The lines on which what is dragged stands with others. */
function Guides({ guideX, guideY, room }: Snapped & { room: FloorRoom }) {
  return (
    <>
      {guideX === null ? null : <path className={styles.guide} d={`M${guideX} 0V${room.height}`} />}
      {guideY === null ? null : <path className={styles.guide} d={`M0 ${guideY}H${room.width}`} />}
    </>
  )
}

/** With shift or control one more is chosen, or one less; else this one alone. */
function pressed(selected: readonly ItemId[], id: ItemId, isMore: boolean): ItemId[] {
  if (!isMore) return [id]
  return selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id]
}

function movedBy(item: Item, { x, y }: Way): Item {
  const moved = <Own extends { x: number; y: number }>(own: Own): Own => ({
    ...own,
    ...{ x: own.x + x, y: own.y + y },
  })
  return 'table' in item
    ? { ...item, table: moved(item.table) }
    : { ...item, fixture: moved(item.fixture) }
}

/** A button that moves in the order of the room, or goes, takes the focus with it: it stays, or goes to a neighbour. */
function useFocusKept(
  area: { current: HTMLElement | null },
  focused: { current: ItemId | null },
  items: readonly Item[],
) {
  const before = useRef(items)
  useLayoutEffect(() => {
    const last = before.current
    before.current = items
    const id = focused.current
    if (id === null || document.activeElement !== document.body) return
    const index = last.findIndex((item) => item.id === id)
    const isThere = items.some((item) => item.id === id)
    const next = isThere ? id : items[Math.min(Math.max(index, 0), items.length - 1)]?.id
    if (next) itemButton(area.current, next)?.focus()
  }, [area, focused, items])
}

function itemButton(area: HTMLElement | null, id: ItemId): HTMLElement | null {
  return area?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null
}
