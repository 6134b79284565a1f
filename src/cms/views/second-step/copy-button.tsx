import { useState } from 'react'
import * as t from './messages.gen.ts'
import styles from './second-step.module.css'

/** Copies a text; `about` names what, for those who cannot see what stands beside it. */
export function CopyButton({ text, label, about }: { text: string; label: string; about: string }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    // Without the permission the text can still be selected.
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={isCopied ? t.copied() : about}
      onClick={copy}
    >
      {isCopied ? t.copied() : label}
    </button>
  )
}
