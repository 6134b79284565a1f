import type { ReactNode } from 'react'
import { ageLabel } from '#cms/dashboard/age.ts'
import { type PendingWork, type Unanswered, unansweredHref } from '#cms/dashboard/pending-work.ts'
import { type DraftCount, draftsHref, type Unpublished } from '#cms/dashboard/unpublished.ts'
import { localOf } from '#lib/time/time.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import styles from './dashboard.module.css'
import * as t from './messages.gen.ts'

type PendingWorkProps = {
  pending: PendingWork
  unpublished: Unpublished | null
  /** Instant, ms. */
  now: number
  timeZone: string
}

/** Section with open work; nothing where there is none for this role. */
export function PendingWorkSection({
  pending: waiting,
  unpublished,
  now,
  timeZone,
}: PendingWorkProps) {
  const { applications, enquiries, failedMessages } = waiting
  const nothing = !applications && !enquiries && !failedMessages && !unpublished
  if (nothing) return null
  return (
    <section aria-labelledby="waiting" className={styles.waiting}>
      <h2 id="waiting">{t.waitingForYou()}</h2>
      <ul className={styles.cards}>
        <UnansweredCard list="applications" found={applications} now={now} />
        <UnansweredCard list="enquiries" found={enquiries} now={now} />
        {failedMessages ? <FailedMessagesCard count={failedMessages} /> : null}
        {unpublished ? <DraftCard {...{ unpublished, timeZone }} /> : null}
      </ul>
    </section>
  )
}

const UNANSWERED = {
  applications: { title: t.unansweredApplications, none: t.everyApplicationAnswered },
  enquiries: { title: t.unansweredEnquiries, none: t.everyEnquiryAnswered },
} as const

type UnansweredCardProps = {
  list: keyof typeof UNANSWERED
  found: Unanswered | null
  now: number
}

function UnansweredCard({ list, found, now }: UnansweredCardProps) {
  if (!found) return null
  const { count, oldest } = found
  const { title, none } = UNANSWERED[list]
  return (
    <Card count={count} title={title} href={unansweredHref(list)}>
      {oldest ? t.sendersHaveWaited({ count, age: ageLabel(oldest, now) }) : none()}
    </Card>
  )
}

function FailedMessagesCard({ count }: { count: number }) {
  return (
    <Card count={count} title={t.unsentEmails} href="/admin/outbox?list=dead" alarming>
      {t.recipientsNotTold({ count })}
    </Card>
  )
}

const DRAFTED: Record<DraftCount['collection'], (values: { count: number }) => string> = {
  pages: t.pages,
  'news-posts': t.stories,
  'reusable-slices': t.reusableSlices,
  menus: t.menus,
  'menu-categories': t.menuCategories,
  'menu-items': t.dishes,
  locations: t.restaurants,
}

function DraftCard({ unpublished, timeZone }: Pick<PendingWorkProps, 'timeZone'> & DraftCardProps) {
  const { drafts, scheduled } = unpublished
  const count = drafts.reduce((sum, one) => sum + one.count, 0)
  return (
    <Card count={count} title={t.drafts}>
      {drafts.length === 0 ? t.noDrafts() : null}
      {drafts.map(({ collection, count: here }, index) => (
        <span key={collection}>
          {index > 0 ? ', ' : ''}
          <a href={draftsHref(collection)}>{DRAFTED[collection]({ count: here })}</a>
        </span>
      ))}
      {scheduled ? (
        <span className={styles.scheduled}>
          {(scheduled.publishes ? t.willBePublished : t.willBeWithdrawn)({
            count: scheduled.count,
            moment: localMoment(scheduled.at, timeZone),
            link: (text) => <a href={scheduled.href}>{text}</a>,
          })}
        </span>
      ) : null}
    </Card>
  )
}

type DraftCardProps = { unpublished: Unpublished }

/** `Tue, Nov 24, 9:00 AM` on the group's wall. */
function localMoment(instant: string, timeZone: string): string {
  return momentLabel(localOf(Date.parse(instant), timeZone))
}

type CardProps = {
  count: number
  title(values: { count: number; number(text: ReactNode): ReactNode }): ReactNode
  /** Target of the title; without it the children are links themselves. */
  href?: string
  /** More than none of it is trouble. */
  alarming?: boolean
  children: ReactNode
}

function Card({ count, title, href, alarming, children }: CardProps) {
  const words = title({ count, number: (text) => <span className={styles.numeral}>{text}</span> })
  return (
    <li className={styles.card} data-state={state(count, alarming)}>
      <h3>{href ? <a href={href}>{words}</a> : words}</h3>
      <p>{children}</p>
    </li>
  )
}

function state(count: number, alarming = false): 'none' | 'some' | 'alarming' {
  if (count === 0) return 'none'
  return alarming ? 'alarming' : 'some'
}
