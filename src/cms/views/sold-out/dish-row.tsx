import shared from '../board/board.module.css'
import styles from './board.module.css'

type DishRowProps = {
  title: string
  soldOut: boolean
  /** No longer on this menu. */
  removed: boolean
  /** Who changed it last, and when. */
  note: string | null
  busy: boolean
  onToggle(): void
}

/** A dish with its state and the button that toggles it. */
export function DishRow({ title, soldOut, removed, note, busy, onToggle }: DishRowProps) {
  const act = soldOut ? 'Back on' : 'Sold out'
  return (
    <li className={styles.dish} data-sold-out={soldOut}>
      <p>
        <strong>{title}</strong>
        {soldOut ? <span className={styles.state}>Sold out</span> : null}
        {removed ? <span className={styles.note}>No longer on this menu</span> : null}
        {note ? <span className={styles.note}>{soldOut ? note : `Back on: ${note}`}</span> : null}
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
