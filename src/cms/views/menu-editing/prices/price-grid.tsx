import {
  type ClipboardEvent,
  type KeyboardEvent,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { keyOfPrice } from '#cms/menu-editing/prices/price-cells.ts'
import { readCents, typedCents } from '#lib/money/cents.ts'
import {
  columnName,
  columnsOf,
  type Edits,
  editsByRow,
  type GridRow,
  shownPrice,
  withEdit,
} from './grid-rows.ts'
import * as t from './messages.gen.ts'
import { type ActiveCell, PriceRow } from './price-row.tsx'
import styles from './prices.module.css'
import type { PricesState } from './use-prices.ts'

type PriceGridTableProps = {
  state: PricesState
  rows: readonly GridRow[]
  selected: ReadonlySet<number>
  onSelect(dishes: readonly number[], isSelected: boolean): void
  /** Says why something that was typed is not taken. */
  onRefuse(text: string): void
}

const NO_EDITS: Edits = new Map()

const STEPS: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/**
 * The prices as a spreadsheet: arrows move, what is typed replaces a price, Enter takes it and goes down, Tab takes it
 * and goes on, Escape leaves it as it was, Delete clears it; cells of a spreadsheet are pasted from the present one on.
 */
export function PriceGridTable({ state, rows, selected, onSelect, onRefuse }: PriceGridTableProps) {
  const { grid, edits, refused } = state
  const { zones } = grid
  const columns = useMemo(() => columnsOf({ zones }), [zones])
  const names = useMemo(() => columns.map((zone) => columnName({ zones }, zone)), [columns, zones])
  const [active, setActive] = useState<ActiveCell>({ row: firstRow(rows), column: 0, typed: null })
  const latest = useRef(active)
  const activate = useCallback((cell: ActiveCell) => {
    latest.current = cell
    setActive(cell)
  }, [])
  const select = useCallback((dish: number, is: boolean) => onSelect([dish], is), [onSelect])

  const take = (): boolean => {
    const { row, column, typed } = latest.current
    const at = rows[row]
    const zone = columns[column]
    if (typed === null || !at || zone === undefined) return true
    activate({ row, column, typed: null })
    const cents = readCents(typed)
    if (cents === undefined) onRefuse(t.notAPrice({ text: typed }))
    else if (cents !== shownPrice(at, zone, edits)) state.edit(withEdit(edits, at, zone, cents))
    return cents !== undefined
  }
  // The rows get one that stays the same, or each of them would be drawn anew with every key.
  const latestTake = useRef(take)
  useLayoutEffect(() => {
    latestTake.current = take
  })
  const leave = useCallback(() => {
    latestTake.current()
  }, [])
  const go = (down: number, right: number) => {
    const { row, column } = latest.current
    let next = row
    if (down !== 0) {
      next += down
      while (rows[next]?.isHeading) next += down
      if (!rows[next]) next = row
    }
    const side = Math.max(0, Math.min(columns.length - 1, column + right))
    activate({ row: next, column: side, typed: null })
    focusCell(next, side)
  }
  const type = useCallback((typed: string) => activate({ ...latest.current, typed }), [activate])

  const keyed = (event: KeyboardEvent) => {
    const { row, column, typed } = latest.current
    const cell = (event.target as HTMLElement).closest('[data-cell], input[inputmode]')
    if (!cell || event.ctrlKey || event.metaKey || event.altKey) return
    const { key, shiftKey } = event
    const step = STEPS[key]
    const isSideways = key === 'ArrowLeft' || key === 'ArrowRight'
    if (step && !(typed !== null && isSideways)) {
      event.preventDefault()
      take()
      go(...step)
    } else if (typed !== null && (key === 'Enter' || key === 'Tab')) {
      event.preventDefault()
      take()
      const by = shiftKey ? -1 : 1
      go(key === 'Enter' ? by : 0, key === 'Tab' ? by : 0)
    } else if (typed !== null && key === 'Escape') {
      event.preventDefault()
      activate({ row, column, typed: null })
      focusCell(row, column)
    } else if (typed === null && (key === 'Enter' || key === 'F2')) {
      event.preventDefault()
      const zone = columns[column] ?? null
      const at = rows[row]
      if (at)
        activate({ row, column, typed: typedCents(shownPrice(at, zone, edits)), selects: true })
    } else if (typed === null && (key === 'Delete' || key === 'Backspace')) {
      event.preventDefault()
      activate({ row, column, typed: '' })
      take()
      focusCell(row, column)
    } else if (typed === null && /^[\d.,$]$/.test(key)) {
      event.preventDefault()
      activate({ row, column, typed: key })
    }
  }

  const paste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text/plain')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/)
    const cells = lines.map((line) => line.split('\t'))
    if (cells.length === 1 && cells[0]?.length === 1 && latest.current.typed !== null) return
    event.preventDefault()
    const { row, column } = latest.current
    const below = rows.slice(row).filter(({ isHeading }) => !isHeading)
    let next: Edits = edits
    for (const [down, line] of cells.entries()) {
      for (const [right, text] of line.entries()) {
        const at = below[down]
        const zone = columns[column + right]
        const cents = readCents(text)
        if (!at || zone === undefined) continue
        if (cents === undefined) return onRefuse(t.notAPrice({ text }))
        next = withEdit(next, at, zone, cents)
      }
    }
    activate({ row, column, typed: null })
    state.edit(next)
  }

  const dishes = [...new Set(rows.map(({ dish }) => dish))]
  const isAll = dishes.length > 0 && dishes.every((dish) => selected.has(dish))
  const lastByRow = useRef<ReadonlyMap<string, Edits>>(new Map())
  const byRow = useMemo(() => editsByRow(edits, lastByRow.current), [edits])
  useLayoutEffect(() => {
    lastByRow.current = byRow
  }, [byRow])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cells within.
    <div className={styles.scroll} onKeyDown={keyed} onPaste={paste}>
      <table className={styles.grid} aria-label={t.gridOf()}>
        <thead>
          <tr>
            <th scope="col" className={styles.choice}>
              <label className={styles.box}>
                <input
                  type="checkbox"
                  checked={isAll}
                  aria-label={t.selectAll()}
                  onChange={({ target }) => onSelect(dishes, target.checked)}
                />
              </label>
            </th>
            <th scope="col" className={styles.name}>
              {t.dish()}
            </th>
            {names.map((name, at) => (
              <th key={columns[at]} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const key = rowKey(row)
            return (
              <PriceRow
                key={key}
                {...{ row, at, columns, names }}
                edits={byRow.get(key) ?? NO_EDITS}
                active={active.row === at ? active : null}
                isSelected={selected.has(row.dish)}
                refused={refused?.row === key ? refused.text : null}
                onSelect={select}
                onActivate={activate}
                onType={type}
                onLeave={leave}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const rowKey = ({ dish, size }: GridRow) => keyOfPrice({ dish, size, zone: null })
const firstRow = (rows: readonly GridRow[]) =>
  Math.max(
    0,
    rows.findIndex((row) => !row.isHeading),
  )

/** Focuses a cell, which is a button again by then: a key that is pressed before the next frame must not be lost. */
function focusCell(row: number, column: number) {
  flushSync(() => {})
  document.getElementById(`price-${row}-${column}`)?.focus()
}
