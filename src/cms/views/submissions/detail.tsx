import { useEffect, useId, useRef } from 'react'
import { ageLabel } from '#cms/dashboard/age.ts'
import type { ReplyTemplate } from '#cms/submissions/standard-templates.ts'
import { statesOf } from '#cms/submissions/states.ts'
import type { Duplicate, SubmissionDetail } from '#cms/submissions/types.ts'
import { longDate, momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { Activity } from './activity.tsx'
import { ContactLinks } from './contact-links.tsx'
import { kindLabel, stateLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import { NoteForm } from './note-form.tsx'
import { OpenLink } from './open-link.tsx'
import { Refusal } from './refusal.tsx'
import type { KeyedDraft } from './reply-draft.ts'
import { ReplyForm } from './reply-form.tsx'
import { Resume } from './resume.tsx'
import styles from './submissions.module.css'
import type { Submissions } from './use-submissions.ts'

type DetailProps = {
  all: Submissions
  detail: SubmissionDetail
  templates: ReplyTemplate[]
  mayEditTemplates: boolean
  drafts: Map<number, KeyedDraft>
}

/** A submission with all that was sent and done, and what can be done next. */
export function Detail({ all, detail, ...reply }: DetailProps) {
  const { name, list, kind, about, location, createdAt, arrivedAt, deletedOn } = detail
  const heading = useRef<HTMLHeadingElement>(null)
  const label = useId()
  // Whoever opens it by the keyboard or a screen reader reads on here.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.detail} data-beside={all.look.shown} aria-labelledby={label}>
      <button
        type="button"
        className={`${shared.button} ${styles.back}`}
        onClick={() => {
          all.open(null)
          requestAnimationFrame(() => linkTo(detail.id)?.focus())
        }}
      >
        {all.look.shown === 'board' ? t.backToBoard() : t.backToList()}
      </button>
      <header>
        <h2 id={label} ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <p>
          {[list === 'enquiries' ? kindLabel(kind) : null, about, location ?? t.noLocation()]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.soft}>
          {t.arrived({ moment: momentLabel(arrivedAt) })},{' '}
          {t.ago({ age: ageLabel(createdAt, all.now) })}.{' '}
          {t.deletedOn({ day: longDate(deletedOn) })}.
        </p>
      </header>
      <div className={shared.acts}>
        <ContactLinks one={detail} inFull />
      </div>
      <States all={all} detail={detail} />
      {detail.bookingHref && detail.state !== 'booked' ? (
        <p>
          <a className={shared.primary} href={detail.bookingHref}>
            {t.makeABooking()}
          </a>
        </p>
      ) : null}
      <Others all={all} detail={detail} />
      <Facts detail={detail} />
      <Resume detail={detail} />
      <ReplyForm {...{ all, detail, ...reply }} />
      <NoteForm all={all} detail={detail} />
      <Activity detail={detail} />
    </section>
  )
}

const linkTo = (id: number) => document.querySelector<HTMLElement>(`[data-submission="${id}"]`)

/** The states under one tap each. */
function States({ all, detail }: Pick<DetailProps, 'all' | 'detail'>) {
  const { id, name, kind, state } = detail
  return (
    <>
      <fieldset className={styles.states}>
        <legend className={shared.label}>{t.status()}</legend>
        {statesOf(kind).map((one) => (
          <button
            key={one}
            type="button"
            className={shared.button}
            aria-pressed={one === state}
            onClick={() => void all.move(detail, one, t.moved({ name, state: stateLabel(one) }))}
          >
            {stateLabel(one)}
          </button>
        ))}
      </fieldset>
      <Refusal all={all} id={id} at="move" />
    </>
  )
}

const SHARES: Record<Duplicate['shares'], () => string> = {
  email: t.sharesEmail,
  tel: t.sharesTel,
  both: t.sharesBoth,
}

/** Others with the same address or number. */
function Others({ all, detail: { others } }: Pick<DetailProps, 'all' | 'detail'>) {
  const heading = useId()
  if (others.length === 0) return null
  return (
    <section className={styles.others} aria-labelledby={heading}>
      <h3 id={heading}>{t.othersTitle()}</h3>
      <ul>
        {others.map((one) => (
          <li key={one.id}>
            <OpenLink all={all} one={one} className={styles.link} />
            <span>
              {[
                ...[one.about, one.location ?? t.noLocation(), stateLabel(one.state)],
                ...[momentLabel(one.arrivedAt), SHARES[one.shares]()],
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What else the sender wrote. */
function Facts({ detail: { facts, message, notes } }: Pick<DetailProps, 'detail'>) {
  if (facts.length === 0 && !message && !notes) return null
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {message ? (
        <div>
          <dt>{t.message()}</dt>
          <dd className={styles.words}>{message}</dd>
        </div>
      ) : null}
      {notes ? (
        <div>
          <dt>{t.olderNotes()}</dt>
          <dd className={styles.words}>{notes}</dd>
        </div>
      ) : null}
    </dl>
  )
}
