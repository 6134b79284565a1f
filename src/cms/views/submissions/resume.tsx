import type { SubmissionDetail } from '#cms/submissions/types.ts'
import { longDate } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import * as t from './messages.gen.ts'
import styles from './submissions.module.css'

/** The resume of an application as a download, or why there is none. */
export function Resume({ detail: { resume } }: { detail: SubmissionDetail }) {
  if (!resume) return null
  if (resume.href === null) {
    return <p className={styles.soft}>{t.resumeDeleted({ days: String(resume.days) })}</p>
  }
  return (
    <section className={styles.section} aria-label={t.resume()}>
      <a className={shared.button} href={resume.href} download>
        {t.downloadResume({ name: resume.name })}
      </a>
      <p className={styles.soft}>
        {t.resumeDeletedOn({ day: longDate(resume.deletedOn) })}{' '}
        {resume.isScanned ? t.isScanned() : t.notScanned()}
      </p>
    </section>
  )
}
