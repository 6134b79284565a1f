import * as t from './messages.gen.ts'
import styles from './sessions.module.css'

/** In the place of a page of the admin that could not be read; whoever asked for it is still signed in. */
export function PageFailure() {
  return (
    <main className={`gutter--left gutter--right ${styles.failure}`}>
      <h1>{t.pageFailed()}</h1>
      <p>{t.pageFailedLead()}</p>
      <button type="button" className={styles.primary} onClick={() => window.location.reload()}>
        {t.tryAgain()}
      </button>
    </main>
  )
}
