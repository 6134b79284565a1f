'use client'

import { useCallback, useMemo, useState } from 'react'
import type { PriceRule } from '#cms/menu-editing/prices/price-rules.ts'
import type { PriceGrid } from '#cms/menu-editing/prices/read-prices.ts'
import shared from '../../board/board.module.css'
import { applyRule, columnName, columnsOf, findDishes, gridRows } from './grid-rows.ts'
import * as t from './messages.gen.ts'
import { PriceGridTable } from './price-grid.tsx'
import styles from './prices.module.css'
import { Review } from './review.tsx'
import { RuleForm } from './rule-form.tsx'
import { type PricesState, usePrices } from './use-prices.ts'

type PricesPageProps = { first: PriceGrid; find: string }

/** Every price of the group: typed over, changed many at once, reviewed and then saved as a whole. */
export function PricesPage({ first, find }: PricesPageProps) {
  const state = usePrices(first)
  const { grid, edits } = state
  const [text, setText] = useState(find)
  const [category, setCategory] = useState<number | null>(null)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [refused, setRefused] = useState('')
  const [isReviewed, setReviewed] = useState(false)
  const dishes = useMemo(
    () => findDishes(grid.dishes, { text, category }),
    [grid.dishes, text, category],
  )
  const rows = useMemo(() => gridRows(dishes), [dishes])
  const columns = columnsOf(grid)
  const select = useCallback((ids: readonly number[], is: boolean) => {
    setSelected((last) => {
      const next = new Set(last)
      for (const id of ids) is ? next.add(id) : next.delete(id)
      return next
    })
  }, [])
  // Only what is shown is changed: nobody remembers what they selected under another heading.
  const chosen = rows.filter(({ dish }) => selected.has(dish))
  const apply = (rule: PriceRule, wanted: readonly (number | null)[]) => {
    const done = applyRule(chosen, wanted, rule, edits)
    state.edit(done.edits)
    setRefused(done.tooHigh > 0 ? t.tooHigh({ count: done.tooHigh }) : '')
    state.say(t.changed({ count: done.changed }))
  }
  return (
    <main className={`gutter--left gutter--right ${shared.board}`}>
      <header className={shared.header}>
        <div className={shared.title}>
          <h1>{t.prices()}</h1>
          <p>{t.intro()}</p>
        </div>
        <label>
          <span className={shared.label}>{t.find()}</span>
          <input
            type="search"
            className={shared.input}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <label>
          <span className={shared.label}>{t.category()}</span>
          <select
            className={shared.input}
            value={category ?? ''}
            onChange={({ target }) => setCategory(target.value ? Number(target.value) : null)}
          >
            <option value="">{t.allCategories()}</option>
            {grid.categories.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </header>
      <RuleForm
        count={new Set(chosen.map(({ dish }) => dish)).size}
        columns={columns}
        names={columns.map((zone) => columnName(grid, zone))}
        apply={apply}
      />
      <SaveBar {...{ state }} refused={refused} onReview={() => setReviewed(true)} />
      {rows.length === 0 ? (
        <p>{t.nothingFound({ text })}</p>
      ) : (
        <PriceGridTable
          key={`${text} ${category}`}
          {...{ state, rows, selected }}
          onSelect={select}
          onRefuse={setRefused}
        />
      )}
      {isReviewed ? <Review state={state} onClose={() => setReviewed(false)} /> : null}
    </main>
  )
}

type SaveBarProps = { state: PricesState; refused: string; onReview(): void }

/** What was said last, and the ways on: review, discard, undo. It stays in sight. */
function SaveBar({ state, refused, onReview }: SaveBarProps) {
  const { changes, said, undo, saving } = state
  // One that is about a row stands beside the row, too, which may be out of sight.
  const fault = refused || state.refused?.text
  return (
    <div className={styles.bar}>
      <p role="status">{said}</p>
      {fault ? (
        <p role={state.refused?.row ? undefined : 'alert'} className={shared.fault}>
          {fault}
        </p>
      ) : null}
      <div className={shared.acts}>
        {changes.length > 0 ? (
          <>
            <button type="button" className={shared.primary} onClick={onReview}>
              {t.review({ count: changes.length })}
            </button>
            <button type="button" className={shared.button} onClick={() => state.edit(new Map())}>
              {t.discard()}
            </button>
          </>
        ) : null}
        {undo ? (
          <button type="button" className={shared.button} aria-disabled={saving} onClick={undo}>
            {t.undo()}
          </button>
        ) : null}
      </div>
    </div>
  )
}
