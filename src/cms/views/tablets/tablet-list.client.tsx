'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ListedTablet } from '#cms/tablets/tablet.ts'
import { localOf } from '#lib/time/time.ts'
import { dateLabel, momentLabel } from '#lib/time/time-labels.ts'
import { post } from '../second-step/api.ts'
import * as t from './messages.gen.ts'
import styles from './tablets.module.css'

type Props = {
  tablets: ListedTablet[]
  /** Names of restaurants by their ids. */
  titles: Record<number, string>
  timeZone: string
}

/** Shared tablets with their last use; each is withdrawn by one press. */
export function TabletList({ tablets, titles, timeZone }: Props) {
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
  const moment = (at: number) => momentLabel(localOf(at, timeZone).slice(0, 16))
  const date = (at: number) => dateLabel(localOf(at, timeZone).slice(0, 10))
  return (
    <>
      {tablets.length === 0 ? <p>{t.noTablets()}</p> : null}
      <ul className={styles.list}>
        {tablets.map(({ id, name, location, madeAt, madeBy, unlockedAt, endsAt }) => {
          const place = titles[location] ?? ''
          const made = { when: date(madeAt), end: date(endsAt) }
          return (
            <li key={id} className={styles.row}>
              <div>
                <p className={styles.name}>{t.tabletOf({ name, location: place })}</p>
                <p>
                  {unlockedAt === null
                    ? t.neverUnlocked()
                    : t.unlockedAt({ when: moment(unlockedAt) })}
                </p>
                <p className={styles.soft}>
                  {madeBy === null ? t.madeByNobody(made) : t.madeBy({ ...made, name: madeBy })}
                </p>
              </div>
              <button
                type="button"
                className={styles.button}
                aria-label={t.withdrawTablet({ name, location: place })}
                aria-disabled={isBusy}
                onClick={() => withdraw(id)}
              >
                {t.withdraw()}
              </button>
            </li>
          )
        })}
      </ul>
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles.fault : ''}>
        {said?.text}
      </p>
    </>
  )
}
