import { PAGE_SIZES, paged, pageHref } from '#lib/routing/paging.ts'
import { localOf } from '#lib/time/time.ts'
import { dateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { Covers, LocationCovers } from '../../dashboard/covers.ts'
import { RestaurantPages } from '../lists/restaurant-pages.tsx'
import styles from './dashboard.module.css'
import { LocationsWithoutCovers } from './locations-without-covers.tsx'
import * as t from './messages.gen.ts'

/** Today's covers of all restaurants together. */
export function CoversTotal({ covers }: { covers: Covers | 'unreadable' }) {
  return (
    <section aria-labelledby="covers" className={styles.total}>
      <h2 id="covers" className={styles.hidden}>
        {t.coversToday()}
      </h2>
      {covers === 'unreadable' ? <p role="alert">{t.coversUnreadable()}</p> : <Total {...covers} />}
      <p className={styles.doors}>
        <a href="/admin/reservations">{t.reservations()}</a>
        <a href="/admin/sold-out">{t.soldOut()}</a>
      </p>
    </section>
  )
}

function Total({ locations, parties, covers, seated }: Covers) {
  const [first] = locations
  if (!first) return <p className={styles.none}>{t.noRestaurantTakesBookings()}</p>
  const facts = [
    t.parties({ count: parties }),
    locations.length > 1 ? t.restaurants({ count: locations.length }) : first.title,
    ...(seated > 0 ? [t.guestsSeatedNow({ count: seated })] : []),
  ]
  return (
    <>
      {covers === 0 ? (
        <p className={styles.none}>{t.noCoversYet()}</p>
      ) : (
        <p>
          {t.totalToday({
            count: covers,
            number: (text) => <strong className={styles.numeral}>{text}</strong>,
            words: (text) => <span>{text}</span>,
          })}
        </p>
      )}
      <p className={styles.of}>{facts.join(' · ')}</p>
    </>
  )
}

type CoversByLocationProps = { covers: Covers; page?: number }

/** Each restaurant on its own date, with the way to its day; those of a large group in pages (from 1). */
export function CoversByLocation({ covers, page = 1 }: CoversByLocationProps) {
  const { locations, withoutSettings, bookedElsewhere } = covers
  const shown = paged(locations, PAGE_SIZES.covers, page)
  return (
    <section aria-labelledby="restaurants" className={styles.each}>
      <h2 id="restaurants">{locations.length === 1 ? t.atYourRestaurant() : t.byRestaurant()}</h2>
      <ul className={styles.books}>
        {shown.items.map((location) => (
          <LocationCoversRow key={location.id} {...location} />
        ))}
      </ul>
      <RestaurantPages
        {...{ ...shown, shown: shown.items.length, className: styles.pages }}
        hrefOf={(number) => pageHref('/admin', number)}
      />
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
        {today.seated > 0 ? (
          <p className={styles.soft}>{t.seated({ count: today.seated })}</p>
        ) : null}
      </div>
      <p className={styles.next}>
        {next.length > 0 ? (
          <>
            <span className={styles.soft}>{t.next()} </span>
            {arrivalsOf(today)}
          </>
        ) : (
          <span className={styles.soft}>{today.parties > 0 ? t.noMoreArrivals() : ''}</span>
        )}
      </p>
    </li>
  )
}

/** `5:30 PM for 3, 6:00 PM for 4`; a line ends after a comma only. */
function arrivalsOf({ next }: LocationCovers['today']): string {
  const each = next.map(({ at, party }) => t.arrival({ time: timeLabel(at.slice(11)), party }))
  return each.map((words) => words.replaceAll(' ', '\u00a0')).join(', ')
}

function countOf({ covers, parties, closed }: LocationCovers['today']): string {
  if (covers === 0) return closed ? t.closedToday() : t.noCoversYetHere()
  return t.coversInParties({ covers, parties })
}
