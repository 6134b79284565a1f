import shared from '../board/board.module.css'
import styles from './board.module.css'
import * as t from './messages.gen.ts'

type DishRowProps = {
  title: string
  soldOut: boolean
  /** No longer on this menu. */
  removed: boolean
  /** Note on the last change. */
  note: string | null
  busy: boolean
  onToggle(): void
}

/** A dish with its state and the button that toggles it. */
export function DishRow({ title, soldOut, removed, note, busy, onToggle }: DishRowProps) {
  const act = soldOut ? t.putBackOn() : t.markSoldOut()
  return (
    <li className={styles.dish} data-sold-out={soldOut}>
      <p>
        <strong>{title}</strong>
        <span className={styles.state}>{soldOut ? t.soldOut() : t.available()}</span>
        {removed ? <span className={styles.note}>{t.noLongerOnThisMenu()}</span> : null}
        {note ? <span className={styles.note}>{soldOut ? note : t.backOnBy({ note })}</span> : null}
      </p>
      <button
        type="button"
        className={soldOut ? shared.primary : shared.button}
        aria-label={`${act}: ${title}`}
        aria-disabled={busy}
        onClick={busy ? undefined : onToggle}
      >
        {act}
      </button>
    </li>
  )
}
