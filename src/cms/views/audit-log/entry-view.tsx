import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { roles } from '#cms/access/roles.ts'
import { describeChanges } from '#cms/audit-log/describe-changes.ts'
import {
  type DescribedEntry,
  describeEntry,
  documentHref,
  sentenceOf,
} from '#cms/audit-log/describe-entry.ts'
import type { LogEntry } from '#cms/audit-log/entry.ts'
import { logTimeZone } from '#cms/audit-log/read-audit-log.ts'
import { fullDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import styles from './audit-log.module.css'
import { ChangeTable } from './change-table.tsx'
import { dayAndTime, hostActText, logHref } from './labels.ts'
import * as t from './messages.gen.ts'
import { readChoices } from './read-choices.ts'

type EntryViewProps = { req: PayloadRequest; entry: LogEntry }

/** One entry: who, when, from where, and each changed field before and after. */
export async function EntryView({ req, entry }: EntryViewProps) {
  const described = describeEntry(req, entry, hostActText)
  const [changes = []] = entry.source === 'bookings' ? [[]] : await describeChanges(req, [entry])
  const { locations } = await readChoices(req)
  const location = locations.find(({ id }) => id === entry.location)?.title ?? ''
  return (
    <>
      <p>
        <a className={styles.back} href="/admin/audit-log">
          {t.backToTheLog()}
        </a>
      </p>
      <h1>{sentenceOf(described)}</h1>
      <dl className={styles.facts}>
        {factsOf(req, entry, described, location).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Links entry={entry} described={described} href={documentHref(req, entry)} />
      {entry.source !== 'bookings' && entry.subject ? (
        <ChangeTable changes={changes} more={entry.changes.more} />
      ) : null}
    </>
  )
}

function factsOf(
  req: PayloadRequest,
  entry: LogEntry,
  { who, kind, title, how }: DescribedEntry,
  location: string,
): [string, ReactNode][] {
  const { day, time } = dayAndTime(entry.at, logTimeZone(req))
  const { email, roles: given } = entry.actor
  const all: [string, ReactNode][] = [
    [t.when(), `${fullDateLabel(day)}, ${timeLabel(time)}`],
    [t.who(), who],
    [t.email(), email === who ? '' : email],
    [t.roles(), given.split(' ').map(roleText).join(', ')],
    [t.what(), [kind, title].filter(Boolean).join(': ')],
    [t.restaurant(), location === title ? '' : location],
    [t.how(), how],
  ]
  if (entry.source !== 'bookings') {
    const { origin, request } = entry
    const place = origin ? [origin.address, origin.device].filter(Boolean).join(' · ') : ''
    all.push([t.fromWhere(), place || t.originGone()], [t.request(), request])
  }
  return all.filter(([, value]) => value)
}

/** A role without what belongs to it. */
const roleText = (role: string) =>
  (roles.find(({ value }) => value === role)?.label ?? role).split(':')[0]

type LinksProps = { entry: LogEntry; described: DescribedEntry; href: string | null }

function Links({ entry, described, href }: LinksProps) {
  const isGone = entry.act === 'delete'
  const { staff } = entry.actor
  const subject = entry.source === 'bookings' ? `bookings/${entry.subject}` : entry.subject
  return (
    <p className={styles.links}>
      {href && !isGone ? (
        <a className={board.button} href={href}>
          {entry.source === 'bookings' ? t.openDay() : t.openDocument({ what: described.kind })}
        </a>
      ) : null}
      {entry.subject ? (
        <a className={board.button} href={logHref({ document: subject })}>
          {t.historyOf()}
        </a>
      ) : null}
      {staff === null ? null : (
        <a className={board.button} href={logHref({ who: staff })}>
          {t.byPerson({ name: described.who })}
        </a>
      )}
    </p>
  )
}
