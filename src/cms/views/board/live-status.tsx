import styles from './board.module.css'

type LiveStatusProps = {
  /** Code of why what is on show may be out of date. */
  error: string | null
  /** The restaurant's wall clock, `7:04 PM`; null while there is nothing on show. */
  clock: string | null
}

/** Whether what is on show is true now. */
export function LiveStatus({ error, clock }: LiveStatusProps) {
  if (error === 'forbidden') {
    return (
      <p role="alert" className={styles.trouble}>
        You are signed out. <a href="/admin/login">Sign in again</a>
      </p>
    )
  }
  if (error) {
    return (
      <p role="alert" className={styles.trouble}>
        No connection: this may be out of date. Trying to reconnect.
      </p>
    )
  }
  return clock ? <p className={styles.live}>Live · {clock}</p> : null
}
