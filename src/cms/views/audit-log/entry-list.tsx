import type { PayloadRequest } from 'payload'
import { type DescribedChange, describeChanges } from '#cms/audit-log/describe-changes.ts'
import { describeEntry } from '#cms/audit-log/describe-entry.ts'
import type { LogEntry } from '#cms/audit-log/entry.ts'
import { fullDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import styles from './audit-log.module.css'
import { dayAndTime, hostActText, logHref } from './labels.ts'
import * as t from './messages.gen.ts'
import type { Choice } from './read-choices.ts'

type EntryListProps = {
  req: PayloadRequest
  entries: readonly LogEntry[]
  zone: string
  locations: readonly Choice[]
}

/** Fields that a line names. */
const NAMED = 3

/** Entries by the day, each a line that opens it. */
export async function EntryList({ req, entries, zone, locations }: EntryListProps) {
  if (entries.length === 0) {
    return (
      <p>
        {t.nothingFound()} {t.nothingFoundHint()}
      </p>
    )
  }
  const content = entries.flatMap((one) => (one.source === 'bookings' ? [] : [one]))
  const described = await describeChanges(req, content)
  const changes = new Map(content.map((one, at) => [one.place, described[at] ?? []]))
  const titles = new Map(locations.map(({ id, title }) => [id, title]))
  const days = Map.groupBy(entries, ({ at }) => dayAndTime(at, zone).day)
  return [...days].map(([day, ofDay]) => (
    <section key={day} className={styles.day} aria-label={fullDateLabel(day)}>
      <h2>{fullDateLabel(day)}</h2>
      <ol className={styles.entries}>
        {ofDay.map((entry) => (
          <li key={entry.place}>
            <Line
              {...{ req, entry, time: dayAndTime(entry.at, zone).time }}
              changes={changes.get(entry.place) ?? []}
              location={entry.location === null ? '' : (titles.get(entry.location) ?? '')}
            />
          </li>
        ))}
      </ol>
    </section>
  ))
}

type LineProps = {
  req: PayloadRequest
  entry: LogEntry
  time: string
  changes: readonly DescribedChange[]
  location: string
}

function Line({ req, entry, time, changes, location }: LineProps) {
  const { who, did, kind, title, how } = describeEntry(req, entry, hostActText)
  const fields = changedText(changes)
  // Where it happened is said by the title already.
  const place = location === title ? '' : location
  return (
    <a className={styles.line} href={logHref({ entry: entry.place })}>
      <span className={styles.time}>{timeLabel(time)}</span>
      <span>
        <strong>{who}</strong> {did} {title ? t.titled({ title }) : kind}
        {how ? <> ({how})</> : null}
        {title && kind ? <span className={styles.kind}> · {kind}</span> : null}
        {entry.source === 'draft' ? <> · {t.stillEditing()}</> : null}
        {fields ? <span className={styles.fields}>{fields}</span> : null}
      </span>
      <span className={styles.place}>{place}</span>
    </a>
  )
}

function changedText(changes: readonly DescribedChange[]): string {
  const labels = [...new Set(changes.map(({ label }) => label))]
  const named = labels.slice(0, NAMED).join(', ')
  const more = labels.length - NAMED
  return more > 0 ? t.andMore({ labels: named, more }) : named
}
