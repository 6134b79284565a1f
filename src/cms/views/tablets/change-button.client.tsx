'use client'

import { lockTablet } from './api.ts'
import styles from './change.module.css'
import { lockNow } from './lock-now.ts'
import * as t from './messages.gen.ts'

type Props = {
  name: string
  /** Whether they are there by their PIN: then the lock comes over the page, and keeps it for them. */
  isByPin: boolean
}

/** Locks the shared tablet at once, for the next one to unlock it. */
export function ChangeButton({ name, isByPin }: Props) {
  const change = async () => {
    if (isByPin) return lockNow()
    if (await lockTablet()) window.location.assign('/admin/login')
  }
  return (
    <button
      type="button"
      className={`${styles.change} ${isByPin ? styles.byPin : ''}`}
      aria-label={t.changeFrom({ name })}
      onClick={change}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.act}>{t.change()}</span>
    </button>
  )
}
