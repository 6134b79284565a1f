'use client'

import { useState } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { HostLocation } from '#cms/host/host-locations.ts'
import styles from '../board/board.module.css'
import { BlockDialog } from './block-dialog.tsx'
import { Blocks } from './blocks.tsx'
import type { OpenDialog } from './board-context.ts'
import { BookedElsewhere } from './booked-elsewhere.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChargeDialog } from './charge-dialog.tsx'
import { Header } from './header.tsx'
import { List } from './list.tsx'
import { Search } from './search.tsx'
import { SeriesDialog } from './series-dialog.tsx'
import { SeriesList, seriesKey } from './series-list.tsx'
import { Summary } from './summary.tsx'
import { useArrivals } from './use-arrivals.ts'
import { useClock } from './use-clock.ts'
import { useDay } from './use-day.ts'
import { useHostActions } from './use-host-actions.ts'
import { useSeries } from './use-series.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

/** The day's reservations of a location, which keep themselves current. */
export function Board({
  locations,
  location,
  first,
}: {
  locations: HostLocation[]
  location: number
  first: HostDayView | null
}) {
  const feed = useDay({ location, day: first?.day ?? null }, first)
  const { day, today, target, error: trouble } = feed
  const now = useClock(first?.now ?? 0, feed.offset)
  const arrivals = useArrivals(day)
  const work = useHostActions(target.location, feed.refresh)
  const [asking, setAsking] = useState<OpenDialog>(null)
  const { series, refresh } = useSeries(target.location)
  const [opened, setOpened] = useState<string | null>(null)
  const here = locations.find(({ id }) => id === target.location)
  const open = (next: { location?: number; day: string | null }) => {
    const to = { location: next.location ?? target.location, day: next.day }
    const query = new URLSearchParams({ location: String(to.location) })
    if (to.day) query.set('day', to.day)
    window.history.replaceState(window.history.state, '', `?${query}`)
    work.clearError()
    void feed.open(to)
  }
  const close = () => {
    work.clearError()
    setAsking(null)
  }
  const askedOf = (what: 'cancel' | 'charge') =>
    [...(day?.reservations ?? []), ...(day?.cancelled ?? [])].find(
      (one) => asking?.what === what && one.id === asking.id,
    )
  const cancelling = askedOf('cancel')
  const undoing = series.find(
    (one) => asking?.what === 'cancel-all' && seriesKey(one) === asking.key,
  )
  const charging = askedOf('charge')
  return (
    <main className={`gutter--left gutter--right ${styles.board}`}>
      <Header {...{ locations, target, day, today, trouble, now, open }} ask={setAsking} />
      {/* What guests do is said when it happens, once, and only that. */}
      <p role="status" className={styles.arrivals}>
        {arrivals.announcement}
      </p>
      <p role="status" className={styles.hidden}>
        {work.doneMessage}
      </p>
      {here && !here.isBookedHere ? <BookedElsewhere location={here} /> : null}
      {trouble === 'unknown_location' && here?.isBookedHere ? (
        <p>This location has no booking settings yet.</p>
      ) : null}
      {day ? (
        <>
          <div className={styles.overview}>
            <Summary day={day} />
            <Search
              location={target.location}
              show={(one) => {
                setOpened(one.id)
                open({ day: one.serviceDay })
              }}
            />
          </div>
          <SeriesList
            series={series}
            cancel={(one) => setAsking({ what: 'cancel-all', key: seriesKey(one) })}
          />
          <List
            {...{ day, now, actions: work, arrivals, opened, setOpened }}
            openDialog={setAsking}
          />
          <Blocks day={day} work={work} />
        </>
      ) : null}
      {day && asking?.what === 'walk-in' ? <WalkInDialog {...{ day, work, close }} /> : null}
      {day && asking?.what === 'block' ? <BlockDialog {...{ day, now, work, close }} /> : null}
      {day && cancelling ? <CancelDialog {...{ day, now, work, close }} one={cancelling} /> : null}
      {undoing ? <SeriesDialog series={undoing} {...{ work, close, refresh }} /> : null}
      {charging?.money ? (
        <ChargeDialog {...{ work, close }} one={charging} money={charging.money} />
      ) : null}
    </main>
  )
}
