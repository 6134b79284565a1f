import type { CSSProperties } from 'react'
import { edgesOf, uprightSize } from '#lib/floor/geometry.ts'
import shared from '../board/board.module.css'
import type { useDrag } from '../reservations/use-drag.ts'
import styles from './floor-plan.module.css'
import { type Item, placeOf } from './plan.ts'
import { spokenItem } from './texts.ts'

type PlanItemProps = {
  item: Item
  isSelected: boolean
  drag: ReturnType<ReturnType<typeof useDrag<Item>>['handlersOf']>
  onFocus(): void
  onPress(isMore: boolean): void
}

/** Something in the room as a button over its drawing. */
export function PlanItem({ item, isSelected, drag, onFocus, onPress }: PlanItemProps) {
  const place = placeOf(item)
  const { left, top } = edgesOf(place)
  const { width, height } = uprightSize(place)
  return (
    <button
      type="button"
      className={styles.item}
      data-item={item.id}
      data-kind={'table' in item ? 'table' : 'fixture'}
      data-shape={'table' in item ? item.table.shape : item.fixture.kind}
      style={{ '--x': left, '--y': top, '--w': width, '--h': height } as CSSProperties}
      aria-pressed={isSelected}
      onFocus={onFocus}
      onClick={({ shiftKey, ctrlKey, metaKey }) => onPress(shiftKey || ctrlKey || metaKey)}
      {...drag}
    >
      <span className={shared.hidden}>{spokenItem(item)}</span>
      {'table' in item ? (
        <>
          <strong aria-hidden="true">{item.table.code}</strong>
          <small aria-hidden="true">{item.table.seats}</small>
        </>
      ) : null}
    </button>
  )
}
