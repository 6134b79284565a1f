import type { Availability, AvailableTime } from '#providers/booking/contract.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import choices from '../choices.module.css'
import { inSeatingOrder, seatingLabel, TEXT } from '../texts.ts'
import {
  byMonth,
  dateOptions,
  longDateLabel,
  PEOPLE,
  slotLabel,
  TIMES,
  timeLabel,
  wallClock,
} from '../times.ts'
import { people as peopleLabel } from './calendar.ts'
import { type Wanted, wantedQuery } from './change-query.ts'
import type { Changes } from './change-visit.ts'
import css from './manage-visit.module.css'
import { PlaceFooter } from './place-footer.tsx'
import { visitLabel } from './visit.ts'

/** Why the table that was chosen is not the guest's now. */
export type ChangeTrouble = 'slot_taken' | 'too_many' | 'failed' | 'unreadable'

/** What each trouble is called, to the guest. */
export const TROUBLE: Record<ChangeTrouble, string> = {
  slot_taken: TEXT.slotTaken,
  too_many: TEXT.tooMany,
  unreadable: 'Please choose people, date and time.',
  failed:
    'Your reservation could not be changed just now, and is as it was. Please try again, or call the restaurant.',
}

type ChangeFormProps = {
  changes: Changes
  /** What was looked for; null = nothing yet. */
  wanted: Wanted | null
  /** The time picked among those found. */
  picked: string | null
  /** Path of the visit's page. */
  path: string
  trouble: ChangeTrouble | null
}

/** Another date, time or party for a visit: find a time, pick one, choose a seating. Needs no script. */
export function ChangeForm({ changes, wanted, picked, path, trouble }: ChangeFormProps) {
  const { visit, found } = changes
  const offer = found?.times.find(({ time }) => time === picked && takesTable(time, found))
  return (
    <article className={css.visit}>
      <header>
        <p className={css.eyebrow}>{visit.place.title}</p>
        <h1 className={css.title}>Change your reservation</h1>
      </header>
      <p>
        You have a table for {peopleLabel(visit.party)}: {visitLabel(visit.at)}. It stays yours
        until you have chosen another, and so is not among those offered here.
      </p>
      {trouble ? <Notice kind="error">{TROUBLE[trouble]}</Notice> : null}
      <Search changes={changes} wanted={wanted} path={path} />
      {wanted && found ? (
        <Times found={found} wanted={wanted} picked={offer?.time ?? null} path={path} />
      ) : null}
      {wanted && offer ? <Seatings offer={offer} wanted={wanted} path={path} /> : null}
      <p>
        <a className={css.keep} href={path}>
          Keep it as it is
        </a>
      </p>
      <PlaceFooter place={visit.place} />
    </article>
  )
}

function Search({ changes, wanted, path }: Pick<ChangeFormProps, 'changes' | 'wanted' | 'path'>) {
  const { visit, calendar } = changes
  const [date, time] = [visit.at.slice(0, 10), visit.at.slice(11)]
  const now = wanted ?? { people: visit.party, date, time }
  const days = dateOptions(calendar, wallClock(Date.now(), calendar.timeZone))
  // A closed day cannot be sent: where the visit's own has closed since, the first open one stands.
  const open = days.filter(({ disabled }) => !disabled).map(({ value }) => value)
  const day = open.includes(now.date) ? now.date : open[0]
  return (
    <form action={`${path}/change`} className={choices.dropdowns}>
      <Select id="people" name="people" label="People" defaultValue={now.people}>
        {PEOPLE.map((count) => (
          <option key={count} value={count}>
            {peopleLabel(count)}
          </option>
        ))}
      </Select>
      <Select id="date" name="date" label="Date" defaultValue={day}>
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
      <Select id="time" name="time" label="Time" defaultValue={now.time}>
        {TIMES.map((value) => (
          <option key={value} value={value}>
            {timeLabel(value)}
          </option>
        ))}
      </Select>
      <Button type="submit" className={choices.find}>
        Find a Time
      </Button>
    </form>
  )
}

type TimesProps = { found: Availability; wanted: Wanted; picked: string | null; path: string }

function Times({ found, wanted, picked, path }: TimesProps) {
  const times = found.times.filter(({ time }) => takesTable(time, found))
  if (times.length === 0) {
    const above = found.reasons.includes('AboveMaxPartySize')
    return <Notice kind="error">{above ? TEXT.aboveMaxPartySize : TEXT.noAvailability}</Notice>
  }
  return (
    <section aria-labelledby="times">
      <h2 id="times" className={css.subtitle}>
        {longDateLabel(wanted.date)}, {peopleLabel(wanted.people)}
      </h2>
      <ul className={choices.times}>
        {times.map(({ time }) => (
          <li key={time}>
            <a
              className={choices.time}
              href={`${path}/change?${wantedQuery(wanted)}&at=${time}#seating`}
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

function Seatings({ offer, wanted, path }: { offer: AvailableTime; wanted: Wanted; path: string }) {
  return (
    <section aria-labelledby="seating">
      <h2 id="seating" className={css.subtitle}>
        Change to {slotLabel(offer.time, wanted.date)}
      </h2>
      <p>Choosing a seating changes your reservation.</p>
      <form method="post" action={`${path}/move`} className={choices.seatings}>
        <input type="hidden" name="people" value={wanted.people} />
        <input type="hidden" name="date" value={wanted.date} />
        <input type="hidden" name="time" value={wanted.time} />
        <input type="hidden" name="at" value={offer.time} />
        {inSeatingOrder(offer.attributes).map((seating) => (
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

/** Whether a table alone can be had then; experiences are booked, not moved to. */
function takesTable(slot: string, { times }: Availability): boolean {
  return times.some(({ time, types }) => time === slot && types.includes('Standard'))
}
