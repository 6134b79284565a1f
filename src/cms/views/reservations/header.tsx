import type { HostDayView } from '#cms/host/host-day.ts'
import type { HostLocation } from '#cms/host/host-locations.ts'
import { addDays } from '#lib/time/dates.ts'
import { clockAtOffsets, dateLabel, longDateLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { LiveStatus } from '../board/live-status.tsx'
import { LocationSelect } from '../board/location-select.tsx'
import type { OpenDialog } from './board-context.ts'
import styles from './header.module.css'
import * as t from './messages.gen.ts'
import type { DayError, DayTarget } from './use-day.ts'

type HeaderProps = {
  locations: HostLocation[]
  target: DayTarget
  day: HostDayView | null
  /** Today at the location that was last seen. */
  today: string | null
  error: DayError
  /** Until when the day on show was the latest, by the restaurant's clock, ms; null = it is. */
  latestAt: number | null
  now: number
  open(next: { location?: number; day: string | null }): void
  ask(asking: OpenDialog): void
}

/** Header of the board: location, day, connection state, and buttons for walk-ins and blocks. */
export function Header(props: HeaderProps) {
  const { locations, target, day, today, error, latestAt, now, open, ask } = props
  const canWork = day !== null
  return (
    <header className={`${shared.header} ${styles.header}`}>
      <h1 className={styles.name}>{t.reservations()}</h1>
      <div className={styles.place}>
        <LocationSelect
          locations={locations}
          value={target.location}
          onSelect={(location) => open({ location, day: target.day })}
        />
        <LiveStatus
          error={error === 'unknown_location' ? null : error}
          clock={day && clockAtOffsets(now, day.utcOffsets)}
          since={day && latestAt !== null ? clockAtOffsets(latestAt, day.utcOffsets) : null}
        />
      </div>
      {today ? <DayChoice day={target.day ?? day?.day ?? today} today={today} open={open} /> : null}
      <div className={`${shared.doors} ${styles.doors}`}>
        <button
          type="button"
          className={shared.primary}
          disabled={!canWork}
          onClick={() => ask({ what: 'book' })}
        >
          {t.newBooking()}
        </button>
        <button
          type="button"
          className={shared.button}
          disabled={!canWork}
          onClick={() => ask({ what: 'walk-in' })}
        >
          {t.walkIn()}
        </button>
        <button
          type="button"
          className={shared.button}
          disabled={!canWork || day.quarters.length === 0}
          onClick={() => ask({ what: 'block' })}
        >
          {t.blockTables()}
        </button>
        <button
          type="button"
          className={shared.button}
          disabled={!canWork || day.day < day.today}
          onClick={() => ask({ what: 'online' })}
        >
          {t.onlineBooking()}
        </button>
      </div>
    </header>
  )
}

type DayChoiceProps = { day: string; today: string; open: HeaderProps['open'] }

/** Stays while another day is fetched, so that whoever presses on does not lose their place. */
function DayChoice({ day, today, open }: DayChoiceProps) {
  return (
    <nav className={`${shared.days} ${styles.days}`} aria-label={t.day()}>
      <h2>
        {longDateLabel(day)}
        {day === today ? <span className={shared.today}>{t.today()}</span> : null}
      </h2>
      <button
        type="button"
        className={shared.button}
        aria-label={t.dayBefore()}
        onClick={() => open({ day: addDays(day, -1) })}
      >
        ‹
      </button>
      <button
        type="button"
        className={shared.button}
        aria-pressed={day === today}
        onClick={() => open({ day: today })}
      >
        {t.today()}
      </button>
      <button
        type="button"
        className={shared.button}
        aria-label={t.dayAfter()}
        onClick={() => open({ day: addDays(day, 1) })}
      >
        ›
      </button>
      <span className={styles.date}>
        <span aria-hidden="true">{dateLabel(day)}</span>
        <input
          type="date"
          className={shared.input}
          aria-label={t.anotherDay()}
          value={day}
          // Years that are still being typed are no years.
          onChange={(event) => event.target.value >= '2020' && open({ day: event.target.value })}
        />
      </span>
    </nav>
  )
}
