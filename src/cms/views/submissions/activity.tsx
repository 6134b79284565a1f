import { useId } from 'react'
import type { ActivityEntry, SubmissionDetail } from '#cms/submissions/types.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import { actText, deliveryText, stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './submissions.module.css'

/** What was done about a submission, the latest first: by whom, when, and in which words. */
export function Activity({ detail: { activity } }: { detail: SubmissionDetail }) {
  const heading = useId()
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 id={heading}>{t.activity()}</h3>
      {activity.length === 0 ? <p className={styles.soft}>{t.nothingDone()}</p> : null}
      <ol className={styles.activity}>
        {activity.toReversed().map((entry) => (
          <Entry key={entry.number} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { act, at, by, to, text, delivery, booking } = entry
  return (
    <li data-act={act}>
      <p>
        <strong>{by ?? t.aColleague()}</strong> {actText(entry)}
        {to && act !== 'moved' ? ` ${t.afterwards({ state: stateLabel(to) })}` : ''}
        {delivery ? `, ${deliveryText(delivery)}` : ''}
      </p>
      <p className={styles.soft}>{momentLabel(at)}</p>
      {act === 'noted' ? <p className={styles.words}>{text}</p> : null}
      {act === 'replied' ? (
        <details>
          <summary>{t.text()}</summary>
          <p className={styles.words}>{text}</p>
        </details>
      ) : null}
      {booking ? (
        <a
          className={styles.link}
          href={`/admin/reservations?${new URLSearchParams({ location: String(booking.location), day: booking.day })}`}
        >
          {t.seeTheDay()}
        </a>
      ) : null}
    </li>
  )
}
