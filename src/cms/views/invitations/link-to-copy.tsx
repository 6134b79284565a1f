import { useState } from 'react'
import styles from './invitations.module.css'
import * as t from './messages.gen.ts'

/** A link that is shown once, to be copied. */
export function LinkToCopy({ link }: { link: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without the permission the link can still be selected.
    await navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <div className={styles.field}>
      <label htmlFor="invitation-link">{t.linkToHandOver()}</label>
      <div className={styles.copied}>
        <input
          id="invitation-link"
          readOnly
          value={link}
          aria-describedby="invitation-link-hint"
          onFocus={(event) => event.target.select()}
        />
        <button type="button" className={styles.secondary} onClick={copy}>
          {isCopied ? t.copied() : t.copy()}
        </button>
      </div>
      <p id="invitation-link-hint" className={styles.hint}>
        {t.linkShownOnce()}
      </p>
    </div>
  )
}
