import { seatingLabel, sortSeatings } from '#lib/booking/seating.ts'
import { moneyLabel } from '#lib/money/money.ts'
import { longDateLabel, timeLabel } from '#lib/time/time-labels.ts'
import type { AvailableTime, BookedExperience } from '#providers/booking/contract.ts'
import { Button } from '#ui/button.tsx'
import { Eyebrow } from '#ui/eyebrow.tsx'
import { Select } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { byMonth, dateOptions, localClock, PEOPLE, slotLabel, timesOf } from '../flow/times.ts'
import * as shared from '../messages.gen.ts'
import { GroupLink } from '../parts/group-link.tsx'
import choices from '../steps/choices.module.css'
import { peopleLabel } from '../texts.ts'
import { type ChangeRequest, changeQuery } from './change-query.ts'
import type { Changes } from './change-visit.ts'
import { LocationFooter } from './location-footer.tsx'
import css from './manage-visit.module.css'
import * as t from './messages.gen.ts'
import { addOnsLabel, visitLabel } from './visit.ts'

/** Why the table that was chosen is not the guest's now. */
export type ChangeError = 'slot_taken' | 'too_many' | 'price' | 'payment' | 'failed' | 'unreadable'

/** What each trouble is called, to the guest. */
export const CHANGE_ERROR_TEXT: Record<ChangeError, () => string> = {
  slot_taken: shared.slotTaken,
  too_many: shared.tooManyAttempts,
  unreadable: t.choosePeopleDateAndTime,
  price: t.priceHasChanged,
  payment: t.paymentWouldChange,
  failed: t.couldNotChange,
}

type ChangeFormProps = {
  changes: Changes
  /** What was looked for; null = nothing yet. */
  wanted: ChangeRequest | null
  /** The time picked among those found. */
  picked: string | null
  /** Path of the visit's page. */
  path: string
  trouble: ChangeError | null
}

/** Another date, time or party for a visit: find a time, pick one, choose a seating. Needs no script. */
export function ChangeForm({ changes, wanted, picked, path, trouble }: ChangeFormProps) {
  const { visit, found, total } = changes
  const offers = found?.times ?? []
  const offer = offers.find(({ time }) => time === picked)
  return (
    <article className={css.visit}>
      <header>
        <Eyebrow>{visit.place.title}</Eyebrow>
        <h1 className={css.title}>{t.changeYourReservation()}</h1>
      </header>
      <p>{t.tableIsYours({ people: peopleLabel(visit.party), moment: visitLabel(visit.at) })}</p>
      {visit.experience ? <p>{movesWithIt(visit.experience)}</p> : null}
      {trouble ? <Notice kind="error">{CHANGE_ERROR_TEXT[trouble]()}</Notice> : null}
      <Search changes={changes} wanted={wanted} path={path} />
      {wanted && offers.length > 0 ? (
        <Times offers={offers} wanted={wanted} picked={picked} path={path} />
      ) : null}
      {found && offers.length === 0 ? (
        <NoTimes reasons={found.reasons} uid={visit.place.uid} wanted={wanted} />
      ) : null}
      {wanted && offer ? (
        <Seatings {...{ offer, wanted, path, total, version: changes.version }} />
      ) : null}
      <p>
        <a className={css.textLink} href={path}>
          {t.keepItAsItIs()}
        </a>
      </p>
      <LocationFooter place={visit.place} />
    </article>
  )
}

function movesWithIt(booked: BookedExperience): string {
  const experience = booked.name
  return booked.addOns.length > 0
    ? t.experienceMovesWithAddOns({ experience, addOns: addOnsLabel(booked) })
    : t.experienceMoves({ experience })
}

function Search({ changes, wanted, path }: Pick<ChangeFormProps, 'changes' | 'wanted' | 'path'>) {
  const { visit, calendar } = changes
  const [date, time] = [visit.at.slice(0, 10), visit.at.slice(11)]
  const now = wanted ?? { people: visit.party, date, time }
  const days = dateOptions(calendar, localClock(Date.now(), calendar.utcOffsets))
  // A closed day cannot be sent: where the visit's own has closed since, the first open one stands.
  const open = days.filter(({ disabled }) => !disabled).map(({ value }) => value)
  const day = open.includes(now.date) ? now.date : open[0]
  return (
    <form action={`${path}/change`} className={choices.dropdowns}>
      <Select id="people" name="people" label={t.people()} defaultValue={now.people}>
        {PEOPLE.map((count) => (
          <option key={count} value={count}>
            {peopleLabel(count)}
          </option>
        ))}
      </Select>
      <Select id="date" name="date" label={t.date()} defaultValue={day}>
        {byMonth(days).map(({ month, options }) => (
          <optgroup key={month} label={month}>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Select>
      <Select id="time" name="time" label={t.time()} defaultValue={now.time}>
        {timesOf(calendar).map((value) => (
          <option key={value} value={value}>
            {timeLabel(value)}
          </option>
        ))}
      </Select>
      <Button type="submit" className={choices.find}>
        {t.findATime()}
      </Button>
    </form>
  )
}

type NoTimesProps = { reasons: string[]; uid: string | null; wanted: ChangeRequest | null }

function NoTimes({ reasons, uid, wanted }: NoTimesProps) {
  const above = reasons.includes('AboveMaxPartySize')
  return (
    <>
      <Notice kind="error">{above ? shared.aboveMaxPartySize() : shared.noAvailability()}</Notice>
      {above && uid && wanted ? <GroupLink uid={uid} choice={wanted} /> : null}
    </>
  )
}

type TimesProps = {
  offers: AvailableTime[]
  wanted: ChangeRequest
  picked: string | null
  path: string
}

function Times({ offers, wanted, picked, path }: TimesProps) {
  return (
    <section aria-labelledby="times">
      <h2 id="times" className={css.subtitle}>
        {longDateLabel(wanted.date)}, {peopleLabel(wanted.people)}
      </h2>
      <ul className={choices.times}>
        {offers.map(({ time }) => (
          <li key={time}>
            <a
              className={choices.time}
              href={`${path}/change?${changeQuery(wanted)}&at=${time}#seating`}
              aria-current={time === picked ? 'true' : undefined}
            >
              {slotLabel(time, wanted.date)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SeatingsProps = Pick<Changes, 'total' | 'version'> & {
  offer: AvailableTime
  wanted: ChangeRequest
  path: string
}

function Seatings({ offer, wanted, path, total, version }: SeatingsProps) {
  return (
    <section aria-labelledby="seating">
      <h2 id="seating" tabIndex={-1} className={css.subtitle}>
        {t.changeTo({ time: slotLabel(offer.time, wanted.date) })}
      </h2>
      <p>
        {t.choosingASeatingChanges()}
        {total
          ? ` ${t.totalForPeople({ people: peopleLabel(wanted.people), amount: moneyLabel(total) })}`
          : ''}
      </p>
      <form method="post" action={`${path}/move`} className={choices.seatings}>
        <input type="hidden" name="people" value={wanted.people} />
        <input type="hidden" name="date" value={wanted.date} />
        <input type="hidden" name="time" value={wanted.time} />
        <input type="hidden" name="at" value={offer.time} />
        {version === null ? null : <input type="hidden" name="version" value={version} />}
        {sortSeatings(offer.attributes).map((seating) => (
          <button
            key={seating}
            type="submit"
            name="seating"
            value={seating}
            className={choices.seating}
          >
            {seatingLabel(seating)}
          </button>
        ))}
      </form>
    </section>
  )
}
