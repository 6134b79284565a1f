'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { instantAtOffsets, localAtOffsets, type UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { isLocalDateTime } from '#lib/time/local-date-time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import * as t from './messages.gen.ts'
import styles from './publication-plans.module.css'
import { type Plan, usePlans } from './use-plans.ts'

type Props = {
  /** The name of the group's time zone. */
  timeZone: string
  utcOffsets: UtcOffsets
}

/** Lists what is scheduled for the document, each entry with a button that cancels it, and schedules that it is unpublished. */
export function PlansPanel({ timeZone, utcOffsets }: Props) {
  const { id } = useDocumentInfo()
  const heading = useId()
  const { plans, isUnread, isBusy, takeDown, cancel } = usePlans()
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const [fault, setFault] = useState('')
  if (id === undefined) return null
  const momentOf = (at: number) => {
    const local = localAtOffsets(at, utcOffsets)
    return t.moment({ moment: momentLabel(local), year: local.slice(0, 4) })
  }
  const tell = (isDone: boolean, words: string) => {
    setSaid(isDone ? words : '')
    setFault(isDone ? '' : t.failed())
  }
  const plan = async () => {
    const at = isLocalDateTime(typed) ? instantAtOffsets(typed, utcOffsets) : 0
    if (at <= Date.now()) return setFault(t.toCome())
    const isDone = await takeDown(at)
    tell(isDone, t.isPlanned({ at: momentOf(at) }))
    if (isDone) setTyped('')
  }
  const textOf = ({ publishes, at }: Plan) =>
    (publishes ? t.isPublished : t.comesDown)({ at: momentOf(at) })
  return (
    <section className={`field-type ${styles.plans}`} aria-labelledby={heading}>
      <h3 id={heading} className={styles.heading}>
        {t.heading()}
      </h3>
      {isUnread ? <p className={board.fault}>{t.notRead()}</p> : null}
      {plans?.length === 0 ? <p className={styles.soft}>{t.nothing()}</p> : null}
      <ul className={styles.list}>
        {plans?.map((one) => (
          <li key={one.id} className={styles.row}>
            {textOf(one)}
            <button
              type="button"
              className={board.button}
              aria-label={t.cancelThis({ plan: textOf(one) })}
              aria-disabled={isBusy}
              onClick={async () => tell(await cancel(one), t.isCancelled())}
            >
              {t.cancel()}
            </button>
          </li>
        ))}
      </ul>
      <label className={styles.label}>
        {t.dayAndTime({ zone: timeZone })}
        <input
          type="datetime-local"
          className={board.input}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setFault('')
          }}
        />
      </label>
      <button
        type="button"
        className={board.button}
        aria-disabled={isBusy}
        onClick={() => void plan()}
      >
        {t.takeDown()}
      </button>
      {fault ? (
        <p role="alert" className={board.fault}>
          {fault}
        </p>
      ) : null}
      <p role="status" className={styles.soft}>
        {said}
      </p>
    </section>
  )
}
