import { useEffect, useRef } from 'react'
import { keyOfPrice } from '#cms/menu-editing/prices/price-cells.ts'
import { typedCents } from '#lib/money/cents.ts'
import shared from '../../board/board.module.css'
import { columnName, gridRows } from './grid-rows.ts'
import * as t from './messages.gen.ts'
import styles from './prices.module.css'
import type { PricesState } from './use-prices.ts'

type ReviewProps = { state: PricesState; onClose(): void }

/** Every changed price with what it was, before all of them are saved. */
export function Review({ state, onClose }: ReviewProps) {
  const { grid, changes, saving } = state
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const names = new Map(
    gridRows(grid.dishes).map((row) => [`${row.dish}/${row.size ?? ''}`, row.name]),
  )
  const save = async () => {
    await state.save()
    onClose()
  }
  return (
    <dialog ref={dialog} className={styles.review} aria-labelledby="review" onClose={onClose}>
      <h2 id="review">{t.reviewTitle()}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by the keyboard. */}
      <section className={styles.changes} tabIndex={0} aria-labelledby="review">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.dish()}</th>
              <th scope="col">{t.zone()}</th>
              <th scope="col">{t.before()}</th>
              <th scope="col">{t.after()}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={keyOfPrice(change)}>
                <th scope="row">{names.get(`${change.dish}/${change.size ?? ''}`)}</th>
                <td>{change.zone === null ? t.allOthers() : columnName(grid, change.zone)}</td>
                <td>{typedCents(change.before) || t.none()}</td>
                <td>
                  <b>{typedCents(change.after) || t.none()}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <div className={shared.acts}>
        <button type="button" className={shared.primary} aria-disabled={saving} onClick={save}>
          {saving ? t.saving() : t.save({ count: changes.length })}
        </button>
        <button type="button" className={shared.button} onClick={onClose}>
          {t.back()}
        </button>
      </div>
    </dialog>
  )
}
