'use client'

import type { KitchenDay } from '#cms/host/kitchen.ts'
import { addDays } from '#lib/time/dates.ts'
import { clockAtOffsets, longDateLabel } from '#lib/time/time-labels.ts'
import board from '../board/board.module.css'
import { LiveStatus } from '../board/live-status.tsx'
import { LocationSelect } from '../board/location-select.tsx'
import { useClock } from '../reservations/use-clock.ts'
import styles from './kitchen.module.css'
import { KitchenPartyRow } from './kitchen-party.tsx'
import { KitchenSummary } from './kitchen-summary.tsx'
import * as t from './messages.gen.ts'
import { useKitchenDay } from './use-kitchen-day.ts'

type KitchenBoardProps = {
  locations: { id: number; title: string }[]
  /** Id of the location that is shown first. */
  location: number
  /** Its day as the server rendered it; null where it has no booking settings. */
  first: KitchenDay | null
}

/** The day's parties for the kitchen, which keep themselves current; nothing can be changed here. */
export function KitchenBoard({ locations, location, first }: KitchenBoardProps) {
  const { target, day, error, offset, open } = useKitchenDay(location, first)
  const now = useClock(first?.now ?? 0, offset)
  const unknown = error === 'unknown_location'
  return (
    <main className={`gutter--left gutter--right ${board.board} ${styles.kitchen}`}>
      <header className={board.header}>
        <h1>{t.kitchen()}</h1>
        {locations.length > 1 ? (
          <LocationSelect
            locations={locations}
            value={target.location}
            onSelect={(id) => open({ location: id, day: null })}
          />
        ) : null}
        <LiveStatus
          error={unknown ? null : error}
          clock={day && clockAtOffsets(now, day.utcOffsets)}
        />
      </header>
      {unknown ? <p>{t.notBookedHere()}</p> : null}
      {day ? (
        <>
          <DayChoice
            day={day.day}
            today={day.today}
            open={(date) => open({ location: target.location, day: date })}
          />
          <a
            className={`${board.button} ${styles.print}`}
            href={`/admin/reservations/paper?location=${target.location}&day=${day.day}`}
          >
            {t.print()}
          </a>
          {day.teamNote ? <p className={styles.teamNote}>{day.teamNote}</p> : null}
          <KitchenSummary day={day} />
          <ul className={styles.parties} aria-label={t.parties()}>
            {day.parties.map((party) => (
              <KitchenPartyRow key={party.id} party={party} />
            ))}
          </ul>
        </>
      ) : null}
    </main>
  )
}

type DayChoiceProps = { day: string; today: string; open(day: string): void }

function DayChoice({ day, today, open }: DayChoiceProps) {
  return (
    <nav className={board.days} aria-label={t.day()}>
      <h2>{longDateLabel(day)}</h2>
      <button
        type="button"
        className={board.button}
        aria-label={t.dayBefore()}
        onClick={() => open(addDays(day, -1))}
      >
        ‹
      </button>
      <button
        type="button"
        className={board.button}
        aria-pressed={day === today}
        onClick={() => open(today)}
      >
        {t.today()}
      </button>
      <button
        type="button"
        className={board.button}
        aria-label={t.dayAfter()}
        onClick={() => open(addDays(day, 1))}
      >
        ›
      </button>
    </nav>
  )
}
