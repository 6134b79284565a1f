import type { ReactNode } from 'react'
import { ageLabel, counted } from '#cms/dashboard/age.ts'
import { type PendingWork, type Unanswered, unansweredHref } from '#cms/dashboard/pending-work.ts'
import { type DraftCount, draftsHref, type Unpublished } from '#cms/dashboard/unpublished.ts'
import { localOf } from '#lib/time/time.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import styles from './dashboard.module.css'

type PendingWorkProps = {
  pending: PendingWork
  unpublished: Unpublished | null
  /** Instant, ms. */
  now: number
  timeZone: string
}

/** What waits for an answer or for a last word; nothing for whoever has none of that work. */
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
      <h2 id="waiting">Waiting for you</h2>
      <ul className={styles.cards}>
        <UnansweredCard what="application" list="applications" found={applications} now={now} />
        <UnansweredCard what="enquiry" list="enquiries" found={enquiries} now={now} />
        {failedMessages ? <FailedMessagesCard count={failedMessages} /> : null}
        {unpublished ? <DraftCard {...{ unpublished, timeZone }} /> : null}
      </ul>
    </section>
  )
}

const MANY = { application: 'applications', enquiry: 'enquiries' } as const

type UnansweredCardProps = {
  what: keyof typeof MANY
  list: 'applications' | 'enquiries'
  found: Unanswered | null
  now: number
}

function UnansweredCard({ what, list, found, now }: UnansweredCardProps) {
  if (!found) return null
  const { count, oldest } = found
  const words = count === 1 ? `unanswered ${what}` : `unanswered ${MANY[what]}`
  return (
    <Card count={count} label={words} href={unansweredHref(list)}>
      {oldest
        ? `The ${count === 1 ? 'sender' : 'first sender'} has waited ${ageLabel(oldest, now)}.`
        : `Every ${what} has been answered.`}
    </Card>
  )
}

function FailedMessagesCard({ count }: { count: number }) {
  return (
    <Card
      count={count}
      label={count === 1 ? 'email that could not be sent' : 'emails that could not be sent'}
      href="/admin/outbox?list=dead"
      alarming
    >
      {count === 1
        ? 'Its recipient has not been told yet.'
        : 'Their recipients have not been told yet.'}
    </Card>
  )
}

const NAMES: Record<DraftCount['collection'], [string, string]> = {
  pages: ['page', 'pages'],
  'news-posts': ['story', 'stories'],
  menus: ['menu', 'menus'],
  locations: ['restaurant', 'restaurants'],
}

function DraftCard({ unpublished, timeZone }: Pick<PendingWorkProps, 'timeZone'> & DraftCardProps) {
  const { drafts, scheduled } = unpublished
  const count = drafts.reduce((sum, one) => sum + one.count, 0)
  return (
    <Card count={count} label={count === 1 ? 'draft' : 'drafts'}>
      {drafts.length === 0 ? 'Guests see everything you see.' : null}
      {drafts.map(({ collection, count: here }, index) => (
        <span key={collection}>
          {index > 0 ? ', ' : ''}
          <a href={draftsHref(collection)}>{counted(here, ...NAMES[collection])}</a>
        </span>
      ))}
      {scheduled ? (
        <span className={styles.scheduled}>
          {scheduled.count > 1 ? `${scheduled.count} are scheduled, the first ` : 'One is '}
          <a href={scheduled.href}>{scheduled.publishes ? 'to be published' : 'to be withdrawn'}</a>{' '}
          {localMoment(scheduled.at, timeZone)}.
        </span>
      ) : null}
    </Card>
  )
}

type DraftCardProps = { unpublished: Unpublished }

/** `Tue, Nov 24, 9:00 AM` on the group's wall. */
function localMoment(instant: string, timeZone: string): string {
  const local = localOf(Date.parse(instant), timeZone)
  return `${dateLabel(local)}, ${timeLabel(local.slice(11))}`
}

type CardProps = {
  count: number
  label: string
  /** Where the things are; without it the words lead there themselves. */
  href?: string
  /** More than none of it is trouble. */
  alarming?: boolean
  children: ReactNode
}

function Card({ count, label: words, href, alarming, children }: CardProps) {
  const title = (
    <>
      <span className={styles.numeral}>{count.toLocaleString('en-US')}</span> {words}
    </>
  )
  return (
    <li className={styles.card} data-state={state(count, alarming)}>
      <h3>{href ? <a href={href}>{title}</a> : title}</h3>
      <p>{children}</p>
    </li>
  )
}

function state(count: number, alarming = false): 'none' | 'some' | 'alarming' {
  if (count === 0) return 'none'
  return alarming ? 'alarming' : 'some'
}
