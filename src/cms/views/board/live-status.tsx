import styles from './board.module.css'
import * as t from './messages.gen.ts'

type LiveStatusProps = {
  /** Code of why what is on show may be out of date. */
  error: string | null
  /** The restaurant's wall clock, `7:04 PM`; null while there is nothing on show. */
  clock: string | null
  /** The wall clock until when what is on show was the latest; null = nobody knows, or it is. */
  since?: string | null
}

/** Connection state of a board: live with the restaurant's clock, or the reason why it may be out of date. */
export function LiveStatus({ error, clock, since }: LiveStatusProps) {
  if (error === 'forbidden') {
    return (
      <p role="alert" className={styles.trouble}>
        {t.youAreSignedOut()} <a href="/admin/login">{t.signInAgain()}</a>
      </p>
    )
  }
  if (error) {
    return (
      <p role="alert" className={styles.trouble}>
        {since ? t.noConnectionSince({ clock: since }) : t.noConnection()}
      </p>
    )
  }
  return clock ? <p className={styles.live}>{t.live({ clock })}</p> : null
}
