'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { post } from '../second-step/api.ts'
import * as t from './messages.gen.ts'
import styles from './tablets.module.css'

/** A shared tablet in words. */
export type TabletRow = {
  id: string
  name: string
  location: string
  /** When it was unlocked last. */
  used: string
  /** When it was made, by whom, and until when it is one. */
  made: string
}

/** Shared tablets with their last use; each is withdrawn by one press. */
export function TabletList({ tablets }: { tablets: TabletRow[] }) {
  const router = useRouter()
  const [said, setSaid] = useState<{ text: string; isFault: boolean } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const withdraw = async (tablet: string) => {
    if (isBusy) return
    setBusy(true)
    const reply = await post('tablets/withdraw', { tablet })
    setBusy(false)
    setSaid(
      reply.ok ? { text: t.withdrawn(), isFault: false } : { text: reply.message, isFault: true },
    )
    if (reply.ok) router.refresh()
  }
  return (
    <>
      {tablets.length === 0 ? <p>{t.noTablets()}</p> : null}
      <ul className={styles.list}>
        {tablets.map(({ id, name, location, used, made }) => (
          <li key={id} className={styles.row}>
            <div>
              <p className={styles.name}>{t.tabletOf({ name, location })}</p>
              <p>{used}</p>
              <p className={styles.soft}>{made}</p>
            </div>
            <button
              type="button"
              className={styles.button}
              aria-label={t.withdrawTablet({ name, location })}
              aria-disabled={isBusy}
              onClick={() => withdraw(id)}
            >
              {t.withdraw()}
            </button>
          </li>
        ))}
      </ul>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : ''}>
        {said?.text}
      </p>
    </>
  )
}
