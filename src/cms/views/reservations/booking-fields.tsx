import type { ReactNode } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import { longDate } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { GuestMarks } from '../guests/guest-marks.tsx'
import styles from './dialog.module.css'
import { historyText, LIMIT_LABELS } from './labels.ts'
import * as t from './messages.gen.ts'
import { PartyChoice } from './party-choice.tsx'
import { TableChoice } from './table-choice.tsx'
import { TimeChoice } from './time-choice.tsx'
import type { BookingFormState } from './use-booking-form.ts'

type BookingFieldsProps = {
  day: HostDayView
  form: BookingFormState
  /** Label of the option that leaves the table to the site; the best fit unless told. */
  standard?: string
  /** Whether all of it is at hand at once. */
  opens?: boolean
  /** Further fields. */
  children: ReactNode
}

/** The fields of a booking: party, day, time and name at hand, the rest under one more tap. */
export function BookingFields({ day, form, standard, opens, children }: BookingFieldsProps) {
  const { party, setParty, date, setDate, at, setAt, guest, setGuest } = form
  return (
    <>
      <PartyChoice party={party} setParty={setParty} />
      <label>
        <span className={shared.label}>{t.day()}</span>
        <input
          type="date"
          className={shared.input}
          required
          min={day.today}
          value={date}
          onChange={(event) => setDate(event.target.value || day.today)}
        />
      </label>
      <TimeChoice
        times={form.times}
        value={form.chosen ? at : ''}
        onSelect={setAt}
        required={!form.isReady}
      />
      <Remarks form={form} />
      <Field
        label={t.telephone()}
        type="tel"
        value={guest.phone}
        set={(phone) => {
          setGuest({ ...guest, phone })
          form.lookup?.lookByPhone(phone)
        }}
      />
      <Known form={form} />
      <Field
        label={t.name()}
        value={guest.name}
        required
        set={(name) => setGuest({ ...guest, name })}
      />
      <details className={styles.more} open={opens}>
        <summary>{t.moreDetails()}</summary>
        <TableChoice
          {...{ tables: form.tables, best: form.best, utcOffsets: day.utcOffsets }}
          {...(standard === undefined ? {} : { standard })}
          value={form.table}
          onSelect={form.setTable}
          offersNone
        />
        <Field
          label={t.email()}
          type="email"
          value={guest.email}
          most={254}
          set={(email) => setGuest({ ...guest, email })}
          left={() => form.lookup?.lookByEmail(guest.email)}
        />
        <Field
          label={t.request()}
          value={guest.request}
          most={500}
          set={(request) => setGuest({ ...guest, request })}
        />
        {children}
      </details>
    </>
  )
}

/** Name and history of the guest with the number or address in the form. */
function Known({ form: { lookup } }: { form: BookingFormState }) {
  const guest = lookup?.known
  const last = guest?.lastVisit
  const isBanned = guest?.profile?.tags.includes('banned')
  return (
    <div role="status" className={styles.known}>
      {isBanned ? <p className={shared.fault}>{t.bannedGuest()}</p> : null}
      {guest?.name ? (
        <p>
          {[
            t.knownAs({ name: guest.name, history: historyText(guest) }),
            ...(last ? [t.lastThere({ day: longDate(last) })] : []),
          ].join(', ')}
        </p>
      ) : null}
      <GuestMarks profile={guest?.profile} without="banned" />
      {guest?.profile?.seating ? (
        <p>{t.wishesForASeat({ wishes: guest.profile.seating })}</p>
      ) : null}
      {guest?.profile?.notes ? <p>{guest.profile.notes}</p> : null}
    </div>
  )
}

/** What the host should know of the chosen time before they book. */
function Remarks({ form: { times, chosen, beyond, party, table } }: { form: BookingFormState }) {
  const limits = beyond.map((limit) => LIMIT_LABELS[limit]())
  const lacksTable = table === '' && chosen?.best === null
  return (
    <div role="status">
      {limits.length > 0 ? <p>{t.goesBeyond({ limits: limits.join(', ') })}</p> : null}
      {lacksTable ? (
        <p>{times?.fits === false ? t.noTableOfThisSize({ party }) : t.noTableAtThisTime()}</p>
      ) : null}
    </div>
  )
}

type FieldProps = {
  label: string
  value: string
  set(value: string): void
  type?: 'text' | 'tel' | 'email'
  required?: boolean
  /** Longest value, characters. */
  most?: number
  /** The field is left. */
  left?(): void
}

function Field({
  label,
  value,
  set,
  type = 'text',
  required = false,
  most = 80,
  left,
}: FieldProps) {
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <input
        className={shared.input}
        {...{ type, required }}
        maxLength={most}
        autoComplete="off"
        value={value}
        onChange={(event) => set(event.target.value)}
        onBlur={left}
      />
    </label>
  )
}
