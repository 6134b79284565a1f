import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import type { DrawnTable } from '#lib/floor/drawing.ts'
import { edgesOf, uprightSize } from '#lib/floor/geometry.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import shared from '../../board/board.module.css'
import styles from './floor.module.css'
import { briefText, sayingOf, spokenText } from './table-text.ts'
import type { TableView, Target } from './table-view.ts'

export type FloorTableProps = {
  drawn: DrawnTable
  view: TableView
  now: number
  utcOffsets: UtcOffsets
  isSelected: boolean
  /** What a tap does with the party that is being moved; undefined = none is. */
  target: Target | null | undefined
  /** Whether the tab key stops here. */
  isStop: boolean
  onTap(): void
  onKeyDown(event: KeyboardEvent): void
  drag: {
    onPointerDown(event: PointerEvent): void
    onPointerMove(event: PointerEvent): void
    onPointerUp(event: PointerEvent): void
    onPointerCancel(event: PointerEvent): void
  }
}

/** A table as a button over its drawing: its code, who sits there, and how long. */
export function FloorTable(props: FloorTableProps) {
  const { drawn, view, now, utcOffsets, isSelected, target, isStop, onTap, onKeyDown, drag } = props
  const { left, top } = edgesOf(drawn)
  const { width, height } = uprightSize(drawn)
  const size = { '--x': left, '--y': top, '--w': width, '--h': height }
  const isMoving = target !== undefined
  const [who, howLong] = briefText(view, now)
  return (
    <button
      type="button"
      className={styles.button}
      style={size as CSSProperties}
      data-table={drawn.code}
      data-state={view.state}
      data-shape={drawn.shape}
      data-target={isMoving ? (target?.kind ?? 'none') : undefined}
      data-party={view.sitting || view.next.length > 0 ? true : undefined}
      aria-pressed={isSelected}
      aria-disabled={isMoving && target === null}
      tabIndex={isStop ? 0 : -1}
      onClick={onTap}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <span className={shared.hidden}>
        {[spokenText(view, now, utcOffsets), sayingOf(target)].filter(Boolean).join('. ')}
      </span>
      <strong aria-hidden="true">{drawn.code}</strong>
      {target === null ? null : <span aria-hidden="true">{sayingOf(target) || who}</span>}
      {target === undefined && howLong ? <small aria-hidden="true">{howLong}</small> : null}
    </button>
  )
}
