import styles from './board.module.css'

type LiveLineProps = {
  /** Code of why what is on show may be out of date. */
  trouble: string | null
  /** The restaurant's wall clock, `7:04 PM`; null while there is nothing on show. */
  clock: string | null
}

/** Whether what is on show is true now. */
export function LiveLine({ trouble, clock }: LiveLineProps) {
  if (trouble === 'forbidden') {
    return (
      <p role="alert" className={styles.trouble}>
        You are signed out. <a href="/admin/login">Sign in again</a>
      </p>
    )
  }
  if (trouble) {
    return (
      <p role="alert" className={styles.trouble}>
        No connection: this may be out of date. Trying to reconnect.
      </p>
    )
  }
  return clock ? <p className={styles.live}>Live · {clock}</p> : null
}
