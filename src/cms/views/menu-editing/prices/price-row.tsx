import { memo } from 'react'
import { priceAt } from '#cms/menu-editing/prices/price-cells.ts'
import { typedCents } from '#lib/money/cents.ts'
import shared from '../../board/board.module.css'
import { type Edits, type GridRow, shownPrice } from './grid-rows.ts'
import * as t from './messages.gen.ts'
import styles from './prices.module.css'

/** The cell that the keyboard is at, and what is being typed there; null = nothing. */
export type ActiveCell = {
  row: number
  column: number
  typed: string | null
  /** Whether what is there is selected, to be typed over. */
  selects?: boolean
}

type PriceRowProps = {
  row: GridRow
  at: number
  columns: readonly (number | null)[]
  names: readonly string[]
  /** What was typed and not saved of this row. */
  edits: Edits
  /** Where the keyboard is, if it is in this row. */
  active: ActiveCell | null
  isSelected: boolean
  refused: string | null
  onSelect(dish: number, isSelected: boolean): void
  onActivate(cell: ActiveCell): void
  onType(text: string): void
  onLeave(): void
}

/** A dish or one of its sizes, with a cell for each zone. It is drawn anew only where something of it has changed. */
export const PriceRow = memo((props: PriceRowProps) => {
  const { row, at, columns, isSelected, refused, onSelect } = props
  return (
    <tr data-size={row.size === null ? undefined : ''} aria-rowindex={at + 2}>
      <td className={styles.choice}>
        {row.size === null ? (
          <label className={styles.box}>
            <input
              type="checkbox"
              checked={isSelected}
              aria-label={t.select({ dish: row.title })}
              onChange={({ target }) => onSelect(row.dish, target.checked)}
            />
          </label>
        ) : null}
      </td>
      <th scope="row" className={styles.name}>
        {row.size === null ? (
          <a href={`/admin/collections/menu-items/${row.dish}`}>{row.title}</a>
        ) : (
          row.title
        )}
        {row.isDraft ? <small className={styles.draft}>{t.draft()}</small> : null}
        {refused ? (
          <p role="alert" className={shared.fault}>
            {refused}
          </p>
        ) : null}
      </th>
      {row.isHeading ? (
        <td colSpan={columns.length} />
      ) : (
        columns.map((zone, column) => <PriceCell key={zone} {...props} {...{ zone, column }} />)
      )}
    </tr>
  )
})

type PriceCellProps = PriceRowProps & { zone: number | null; column: number }

function PriceCell(props: PriceCellProps) {
  const { row, at, zone, column, names, edits, active, onActivate, onType, onLeave } = props
  const isActive = active?.column === column
  const label = t.cellOf({ row: row.name, column: names[column] ?? '' })
  if (isActive && active.typed !== null) {
    return (
      <td className={styles.cell} data-typed="">
        <input
          // biome-ignore lint/a11y/noAutofocus: whoever types into a cell is in its field.
          autoFocus
          className={styles.field}
          aria-label={label}
          inputMode="decimal"
          maxLength={12}
          value={active.typed}
          onFocus={({ target }) => active.selects && target.select()}
          onChange={({ target }) => onType(target.value)}
          onBlur={onLeave}
        />
      </td>
    )
  }
  const before = priceAt(row, zone)
  const shown = shownPrice(row, zone, edits)
  const isPending = shown !== before
  const inherited = zone !== null && shown === null ? shownPrice(row, null, edits) : null
  const spoken = isPending
    ? t.pending({ after: typedCents(shown) || t.none(), before: typedCents(before) || t.none() })
    : inherited !== null
      ? t.inherited({ price: typedCents(inherited) })
      : typedCents(shown) || t.none()
  return (
    <td className={styles.cell} data-pending={isPending || undefined}>
      <button
        type="button"
        id={`price-${at}-${column}`}
        className={styles.price}
        data-inherited={inherited === null ? undefined : ''}
        data-cell={`${at} ${column}`}
        tabIndex={isActive ? 0 : -1}
        aria-label={`${label}: ${spoken}`}
        onFocus={() => onActivate({ row: at, column, typed: null })}
        onClick={() => onActivate({ row: at, column, typed: typedCents(shown), selects: true })}
      >
        {isPending ? <s>{typedCents(before) || '–'}</s> : null}
        {isPending ? <b>{typedCents(shown) || '–'}</b> : typedCents(inherited ?? shown) || '–'}
      </button>
    </td>
  )
}
