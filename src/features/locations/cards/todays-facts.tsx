import { type OpenSpan, spanLabel, spansOf } from '#lib/time/opening-hours.ts'
import type { LocationToday } from '../hours/location-today.ts'
import { OpenNow } from '../hours/open-now.client.tsx'
import type { Opening } from '../hours/open-now.ts'
import { useLocalTime } from '../hours/use-local-time.client.ts'
import * as t from './messages.gen.ts'
import css from './your-restaurant.module.css'

/** Open or not, today's hours and the address with its directions. */
export function TodaysFacts({ today }: { today: LocationToday }) {
  const { opening, address, directions } = today
  return (
    <>
      {opening ? (
        <>
          <OpenNow {...opening} />
          <TodaysHours {...opening} />
        </>
      ) : null}
      <a className={css.link} href={directions} target="_blank" rel="noopener">
        {address}
        <span className="visually-hidden"> {t.directionsInNewTab()}</span>
      </a>
    </>
  )
}

/** Its line is kept free until the restaurant's day is known. */
function TodaysHours({ hours, utcOffsets }: Opening) {
  const wall = useLocalTime(utcOffsets)
  const spans = wall ? spansOf(hours, wall.date) : null
  return <p className={css.today}>{spans ? hoursText(spans) : '\u00a0'}</p>
}

function hoursText(spans: OpenSpan[]): string {
  if (spans.length === 0) return t.closedToday()
  return t.todaysHours({ hours: spans.map(spanLabel).join(', ') })
}
