'use client'

import { useState } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { HostLocation } from '#cms/host/host-locations.ts'
import type { EnquiryToBook } from '#cms/submissions/book-of-enquiry.ts'
import styles from '../board/board.module.css'
import { Blocks } from './blocks.tsx'
import type { OpenDialog } from './board-context.ts'
import { BoardDialog } from './board-dialog.tsx'
import { BookedElsewhere } from './booked-elsewhere.tsx'
import { DayRules } from './day-rules.tsx'
import { Evening } from './evening.tsx'
import { Header } from './header.tsx'
import * as t from './messages.gen.ts'
import { withPendingActs } from './pending-acts.ts'
import { Search } from './search.tsx'
import { SeriesList, seriesKey } from './series-list.tsx'
import { ShiftPanel } from './shift/shift-panel.tsx'
import { Summary } from './summary.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useClock } from './use-clock.ts'
import { type DayError, useDay } from './use-day.ts'
import { useHostActions } from './use-host-actions.ts'
import { useSeries } from './use-series.ts'
import { useTableForecast } from './use-table-forecast.ts'
import { WithoutTable } from './without-table.tsx'

type BoardProps = {
  locations: HostLocation[]
  /** Id of the location that is shown first. */
  location: number
  /** Its day as the server rendered it; null where it has no booking settings. */
  first: HostDayView | null
  /** The enquiry of a group that a booking is made of. */
  toBook: EnquiryToBook | null
}

/** The day's reservations of a location, which keep themselves current. */
export function Board({ locations, location, first, toBook }: BoardProps) {
  const feed = useDay({ location, day: first?.day ?? null }, first)
  const { day, today, target, error } = feed
  const now = useClock(first?.now ?? 0, feed.offset)
  const arrivals = useArrivals(day)
  const actions = useHostActions(
    target.location,
    feed.refresh,
    feed.find,
    () => Date.now() + feed.offset,
  )
  const shown = day && withPendingActs(day, actions.rowActs.pending)
  const tablesFreeAt = useTableForecast(shown, now)
  const [asking, setAsking] = useState<OpenDialog>(() =>
    toBook ? { what: 'book', enquiry: toBook } : null,
  )
  const { series, refresh } = useSeries(target.location)
  const [opened, setOpened] = useState<string | null>(null)
  const here = locations.find(({ id }) => id === target.location)
  const open = (next: { location?: number; day: string | null }) => {
    const to = { location: next.location ?? target.location, day: next.day }
    const query = new URLSearchParams({ location: String(to.location) })
    if (to.day) query.set('day', to.day)
    window.history.replaceState(window.history.state, '', `?${query}`)
    actions.clearError()
    actions.rowActs.forgetRefused()
    void feed.open(to)
  }
  const close = () => {
    actions.clearError()
    setAsking(null)
    if (asking?.what !== 'book' || !asking.enquiry) return
    // So that reloading the page does not open the dialog for the enquiry again.
    const query = new URLSearchParams(window.location.search)
    query.delete('enquiry')
    window.history.replaceState(window.history.state, '', `?${query}`)
  }
  return (
    <main className={`gutter--left gutter--right ${styles.board}`}>
      <Header
        {...{ locations, target, day, today, error, now, open }}
        latestAt={feed.latestAt === null ? null : feed.latestAt + feed.offset}
        ask={setAsking}
      />
      <Announcements arrivals={arrivals.announcement} done={actions.doneMessage} />
      {here ? <LocationNotice location={here} error={error} /> : null}
      {shown ? (
        <>
          <div className={styles.overview}>
            <Summary day={shown} />
            <Search
              location={target.location}
              show={(one) => {
                setOpened(one.id)
                open({ day: one.serviceDay })
              }}
            />
          </div>
          <ShiftPanel
            key={`${shown.locationId} ${shown.day}`}
            {...{ day: shown, actions }}
            show={setOpened}
            openDialog={setAsking}
          />
          <DayRules day={shown} actions={actions} />
          <WithoutTable day={shown} show={setOpened} />
          <SeriesList
            series={series}
            cancel={(one) => setAsking({ what: 'cancel-all', key: seriesKey(one) })}
          />
          <Evening
            {...{ day: shown, now, actions, arrivals, tablesFreeAt, opened, setOpened }}
            openDialog={setAsking}
          />
          <Blocks day={shown} actions={actions} />
        </>
      ) : null}
      <BoardDialog {...{ asking, day: shown, now, series, actions, close, refresh }} />
    </main>
  )
}

/** Live regions: what guests did, visibly, and what the host did, for screen readers alone. */
function Announcements({ arrivals, done }: { arrivals: string; done: string }) {
  return (
    <>
      <p role="status" className={styles.arrivals}>
        {arrivals}
      </p>
      <p role="status" className={styles.hidden}>
        {done}
      </p>
    </>
  )
}

/** Why a location has no day here: it is booked elsewhere, or has no booking settings. */
function LocationNotice({ location, error }: { location: HostLocation; error: DayError }) {
  if (!location.isBookedHere) return <BookedElsewhere location={location} />
  if (error !== 'unknown_location') return null
  return <p>{t.noBookingSettings()}</p>
}
