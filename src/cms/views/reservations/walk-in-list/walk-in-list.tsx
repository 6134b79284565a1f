import { useState } from 'react'
import { countOf } from '#booking-engine/host/totals.ts'
import type { OnlineRequest, WalkInEntry } from '#booking-engine/walk-in-list/types.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../../board/board.module.css'
import type { BoardContext } from '../board-context.ts'
import { countText, localClockLabel } from '../labels.ts'
import row from '../row.module.css'
import { EntryDialog } from './entry-dialog.tsx'
import type { EntryProps } from './entry-props.ts'
import { EntryRow } from './entry-row.tsx'
import { quotesBySize, sortOut, waits } from './list-view.ts'
import * as t from './messages.gen.ts'
import type { WalkIns } from './use-walk-in-list.ts'
import styles from './walk-in-list.module.css'

const FILTERS = {
  all: { label: t.all, has: () => true },
  now: { label: t.canSitNow, has: ({ table }: WalkInEntry) => table !== null },
  notified: { label: t.notified, has: ({ state }: WalkInEntry) => state === 'notified' },
} as const
type Filter = keyof typeof FILTERS

type WalkInListProps = { context: BoardContext; walkIns: WalkIns }

/** The parties that wait at the door, and the guests who asked online to be written to. */
export function WalkInListPanel({ context, walkIns }: WalkInListProps) {
  const { day, now, actions } = context
  const { list } = walkIns
  const [filter, setFilter] = useState<Filter>('all')
  const [opened, setOpened] = useState<string | null>(null)
  const [asking, setAsking] = useState<{ id: string | null } | null>(null)
  if (!list) return <section aria-label={t.walkInList()} aria-busy="true" />
  const { shown, done } = sortOut(list.entries, now)
  const waiting = shown.filter(waits)
  // A refusal stands at its row, and who has just gone keeps their place, whatever is filtered.
  const rows = shown.filter(
    (one) => !waits(one) || FILTERS[filter].has(one) || walkIns.refused[one.id],
  )
  const common = { context, walkIns, opened, setOpened, change: setAskingFor(setAsking) }
  const isToday = list.day === list.today
  return (
    <section aria-label={t.walkInList()} className={styles.panel}>
      <header className={styles.head}>
        <h2>
          {t.walkInList()} <span className={row.count}>{countText(countOf(waiting))}</span>
        </h2>
        {isToday ? (
          <button
            type="button"
            className={shared.primary}
            onClick={() => {
              actions.clearError()
              setAsking({ id: null })
            }}
          >
            {t.addParty()}
          </button>
        ) : null}
        {isToday ? <QuoteLine {...{ list }} /> : null}
      </header>
      <p role="status" className={shared.hidden}>
        {walkIns.done}
      </p>
      {waiting.length > 0 ? (
        <fieldset className={row.filters}>
          <legend className={shared.hidden}>{t.show()}</legend>
          {(Object.keys(FILTERS) as Filter[]).map((key) => (
            <button
              key={key}
              type="button"
              className={shared.button}
              aria-pressed={filter === key}
              onClick={() => setFilter(key)}
            >
              {FILTERS[key].label()} {waiting.filter(FILTERS[key].has).length}
            </button>
          ))}
        </fieldset>
      ) : null}
      {rows.length === 0 ? (
        <p className={row.empty}>{waiting.length > 0 ? t.none() : t.nobodyWaits()}</p>
      ) : (
        <Rows entries={rows} {...common} />
      )}
      {done.length > 0 ? (
        <details className={row.cancelled}>
          <summary>{t.done({ count: done.length })}</summary>
          <Rows entries={done} {...common} />
        </details>
      ) : null}
      <Online requests={list.online} utcOffsets={day.utcOffsets} />
      {asking ? (
        <EntryDialog
          {...{ day, list, actions }}
          entry={list.entries.find(({ id }) => id === asking.id) ?? null}
          close={() => {
            actions.clearError()
            setAsking(null)
          }}
        />
      ) : null}
    </section>
  )
}

function setAskingFor(ask: (asking: { id: string }) => void) {
  return ({ id }: WalkInEntry) => ask({ id })
}

function Rows({ entries, ...common }: Omit<EntryProps, 'entry'> & { entries: WalkInEntry[] }) {
  return (
    <ul className={row.plain}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} {...common} />
      ))}
    </ul>
  )
}

/** What to tell a party that comes now, by its size. */
function QuoteLine({ list }: { list: NonNullable<WalkIns['list']> }) {
  const quotes = quotesBySize(list.quotes)
  if (quotes.length === 0) return null
  return (
    <p className={styles.quotes}>
      {t.quoteNow()}{' '}
      {quotes.map(({ parties, wait }) => (
        <span key={parties}>{t.quoteFor({ parties, wait })}</span>
      ))}
    </p>
  )
}

type OnlineProps = {
  requests: readonly OnlineRequest[]
  utcOffsets: BoardContext['day']['utcOffsets']
}

/** Guests who asked online to be written to when a table opens up. */
function Online({ requests, utcOffsets }: OnlineProps) {
  if (requests.length === 0) return null
  return (
    <section aria-label={t.askedOnline()}>
      <h3 className={styles.online}>
        {t.askedOnline()} <span className={row.count}>{countText(countOf(requests))}</span>
      </h3>
      <ul className={row.plain}>
        {requests.map(({ id, at, party, email, toldAt }) => (
          <li key={id} className={styles.request}>
            <strong>{localClockLabel(at)}</strong> <span>{t.partyOf({ party })}</span>{' '}
            <a href={`mailto:${email}`}>{email}</a>{' '}
            <small>
              {toldAt === null
                ? t.stillWaits()
                : t.emailedAt({ time: clockAtOffsets(toldAt, utcOffsets) })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
