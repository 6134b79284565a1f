import { ageLabel } from '#cms/dashboard/age.ts'
import type { SubmissionRow } from '#cms/submissions/types.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import * as t from './messages.gen.ts'
import styles from './submissions.module.css'

/** What a submission is about, how old it is at `now` (ms), who moved it last, and others of its sender. */
export function RowFacts({ one, now }: { one: SubmissionRow; now: number }) {
  const { about, location, createdAt, moved, duplicates } = one
  return (
    <>
      <p>{[about, location ?? t.noLocation()].filter(Boolean).join(' · ')}</p>
      <p className={styles.soft}>
        {t.ago({ age: ageLabel(createdAt, now) })}
        {moved ? `, ${movedText(moved)}` : ''}
      </p>
      {duplicates > 0 ? (
        <p className={styles.duplicates}>{t.sameContact({ count: duplicates })}</p>
      ) : null}
    </>
  )
}

/** `moved by Rosa Diaz, Fri, Nov 27, 9:12 AM` */
function movedText({ by, at }: NonNullable<SubmissionRow['moved']>): string {
  const moment = momentLabel(at)
  return by ? t.movedBy({ by, moment }) : t.movedAt({ moment })
}
