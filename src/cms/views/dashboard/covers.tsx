import { localOf } from '#lib/time/time.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import { counted } from '../../dashboard/age.ts'
import type { Covers, LocationCovers } from '../../dashboard/covers.ts'
import styles from './dashboard.module.css'
import { LocationsWithoutCovers } from './locations-without-covers.tsx'

/** Today's covers of all restaurants together. */
export function CoversTotal({ covers }: { covers: Covers | 'unreadable' }) {
  return (
    <section aria-labelledby="covers" className={styles.total}>
      <h2 id="covers" className={styles.hidden}>
        Covers today
      </h2>
      {covers === 'unreadable' ? (
        <p role="alert">Covers cannot be loaded right now. Please reload this page in a minute.</p>
      ) : (
        <Total {...covers} />
      )}
      <p className={styles.doors}>
        <a href="/admin/reservations">Reservations</a>
        <a href="/admin/sold-out">Sold out</a>
      </p>
    </section>
  )
}

function Total({ locations, parties, covers, seated }: Covers) {
  const [first] = locations
  if (!first)
    return <p className={styles.none}>None of your restaurants takes bookings on this site.</p>
  const facts = [
    counted(parties, 'party', 'parties'),
    locations.length > 1 ? `${locations.length} restaurants` : first.title,
    ...(seated > 0 ? [`${counted(seated, 'guest')} seated now`] : []),
  ]
  return (
    <>
      {covers === 0 ? (
        <p className={styles.none}>No covers yet today.</p>
      ) : (
        <p>
          <strong className={styles.numeral}>{covers.toLocaleString('en-US')}</strong>
          <span> {covers === 1 ? 'cover' : 'covers'} today</span>
        </p>
      )}
      <p className={styles.of}>{facts.join(' · ')}</p>
    </>
  )
}

/** Each restaurant on its own date, with the way to its day. */
export function CoversByLocation({ locations, withoutSettings, bookedElsewhere }: Covers) {
  return (
    <section aria-labelledby="restaurants" className={styles.each}>
      <h2 id="restaurants">{locations.length === 1 ? 'At your restaurant' : 'By restaurant'}</h2>
      <ul className={styles.books}>
        {locations.map((location) => (
          <LocationCoversRow key={location.id} {...location} />
        ))}
      </ul>
      <LocationsWithoutCovers {...{ withoutSettings, bookedElsewhere }} />
    </section>
  )
}

function LocationCoversRow({ id, title, today }: LocationCovers) {
  const { day, now, timeZone, next } = today
  const query = new URLSearchParams({ location: String(id), day })
  return (
    <li className={styles.book}>
      <div>
        <a href={`/admin/reservations?${query}`}>{title}</a>
        <p className={styles.soft}>
          {dateLabel(day)} · {timeLabel(localOf(now, timeZone).slice(11))}
        </p>
      </div>
      <div>
        <p className={today.covers > 0 ? styles.count : styles.soft}>{countOf(today)}</p>
        {today.seated > 0 ? <p className={styles.soft}>{today.seated} seated</p> : null}
      </div>
      <p className={styles.next}>
        {next.length > 0 ? (
          <>
            <span className={styles.soft}>Next </span>
            {arrivalsOf(today)}
          </>
        ) : (
          <span className={styles.soft}>{today.parties > 0 ? 'No more arrivals' : ''}</span>
        )}
      </p>
    </li>
  )
}

/** `5:30 PM for 3, 6:00 PM for 4`; a line ends after a comma only. */
function arrivalsOf({ next }: LocationCovers['today']): string {
  const each = next.map(({ at, party }) => `${timeLabel(at.slice(11))} for ${party}`)
  return each.map((words) => words.replaceAll(' ', '\u00a0')).join(', ')
}

function countOf({ covers, parties, closed }: LocationCovers['today']): string {
  if (covers === 0) return closed ? 'Closed today' : 'No covers yet today'
  return `${counted(covers, 'cover')} in ${counted(parties, 'party', 'parties')}`
}
