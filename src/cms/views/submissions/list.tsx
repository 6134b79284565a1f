import type { SubmissionRow } from '#cms/submissions/types.ts'
import { longDate } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { ContactLinks } from './contact-links.tsx'
import { Download } from './download.tsx'
import { stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { OpenLink } from './open-link.tsx'
import { RowFacts } from './row-facts.tsx'
import styles from './submissions.module.css'
import type { Submissions } from './use-submissions.ts'

/** A page of what is looked for, the newest first. */
export function List({ all }: { all: Submissions }) {
  const { found, look, lookFor } = all
  if (!found.page) return null
  const { rows, total, page, pages } = found.page
  const count = look.list === 'applications' ? t.foundApplications : t.foundEnquiries
  return (
    <>
      <div className={styles.summary}>
        <p role="status" className={styles.soft}>
          {count({ count: total })}
        </p>
        <Download all={all} />
      </div>
      <ul className={styles.list}>
        {rows.map((one) => (
          <Row key={one.id} all={all} one={one} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav className={shared.acts} aria-label={t.pages()}>
          <button
            type="button"
            className={shared.button}
            disabled={page <= 1}
            onClick={() => lookFor({ page: page - 1 })}
          >
            {t.newer()}
          </button>
          <span>{t.pageOf({ page: String(page), pages: String(pages) })}</span>
          <button
            type="button"
            className={shared.button}
            disabled={page >= pages}
            onClick={() => lookFor({ page: page + 1 })}
          >
            {t.older()}
          </button>
        </nav>
      ) : null}
    </>
  )
}

function Row({ all, one }: { all: Submissions; one: SubmissionRow }) {
  const { state, deletedOn } = one
  return (
    <li className={styles.row} data-current={all.opened === one.id || undefined}>
      <div className={styles.who}>
        <OpenLink all={all} one={one} className={styles.name} />
        <span className={styles.state} data-state={state}>
          {stateLabel(state)}
        </span>
      </div>
      <div>
        <RowFacts one={one} now={all.now} />
        <p className={styles.soft}>{t.deletedOn({ day: longDate(deletedOn) })}</p>
      </div>
      <div className={styles.rowActs}>
        <ContactLinks one={one} />
      </div>
    </li>
  )
}
