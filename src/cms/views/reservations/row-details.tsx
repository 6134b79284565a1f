import { useState } from 'react'
import type { HostReservation } from '#booking-engine/host/types.ts'
import { LONGEST_NOTE } from '#booking-engine/host/types.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import type { BoardContext } from './board-context.ts'
import { GuestNotes } from './guest-notes.tsx'
import { actText, guestName, tableText, withoutRepeats } from './labels.ts'
import * as t from './messages.gen.ts'
import styles from './row.module.css'
import { RowMoney } from './row-money.tsx'
import { useFreeTables } from './use-free-tables.ts'

/** Details of a reservation: its note, moving to another table, cancelling. */
export function RowDetails({ one, ...context }: BoardContext & { one: HostReservation }) {
  const { day, openDialog } = context
  const canCancel = one.state === 'booked' || (one.state === 'seated' && one.source === 'walk_in')
  return (
    <div className={styles.details}>
      <p>
        {t.confirmation()} <strong>{one.confirmation}</strong>
        {one.guest.email ? (
          <>
            {' · '}
            <a href={`mailto:${one.guest.email}`}>{one.guest.email}</a>
          </>
        ) : null}
        {' · '}
        {t.tableKeptUntil({ time: clockAtOffsets(one.endsAt, day.utcOffsets) })}
        {one.paymentReference
          ? ` · ${t.paymentReference({ reference: one.paymentReference })}`
          : null}
      </p>
      <GuestNotes one={one} day={day} />
      <Note one={one} {...context} />
      {one.state === 'booked' || one.state === 'seated' ? <Move one={one} {...context} /> : null}
      {one.state === 'booked' || one.state === 'seated' ? (
        <button
          type="button"
          className={shared.button}
          aria-label={t.changeOf({ name: guestName(one) })}
          onClick={() => openDialog({ what: 'change', id: one.id })}
        >
          {t.changeBooking()}
        </button>
      ) : null}
      {one.state === 'booked' && one.lateMinutes > 0 ? (
        <button
          type="button"
          className={shared.button}
          aria-disabled={context.actions.isDisabled(one.id)}
          onClick={() => void context.actions.act(one, 'on_time')}
        >
          {t.onTimeAfterAll()}
        </button>
      ) : null}
      {canCancel ? (
        <button
          type="button"
          className={shared.button}
          data-act="cancel"
          onClick={() => openDialog({ what: 'cancel', id: one.id })}
        >
          {one.source === 'walk_in' ? t.removeThisWalkIn() : t.cancelReservation()}
        </button>
      ) : null}
      <RowMoney one={one} {...context} />
      {one.acts.length > 0 ? (
        <ul className={styles.history} aria-label={t.staffActivity()}>
          {withoutRepeats(one.acts).map(({ act, detail, staff, at }) => (
            <li key={`${act} ${at}`}>
              {clockAtOffsets(at, day.utcOffsets)} {actText(act, detail)}
              {day.people[staff] ? ` ${t.byStaff({ name: day.people[staff] })}` : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

function Note({ one, actions }: BoardContext & { one: HostReservation }) {
  const [note, setNote] = useState(one.staffNote)
  // What a colleague writes meanwhile shows, unless something is being written here.
  const [before, setBefore] = useState(one.staffNote)
  if (before !== one.staffNote) {
    setBefore(one.staffNote)
    if (note === before) setNote(one.staffNote)
  }
  return (
    <form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault()
        void actions.note(one, note)
      }}
    >
      <label>
        <span className={shared.label}>{t.staffNote()}</span>
        <textarea
          className={shared.input}
          rows={2}
          maxLength={LONGEST_NOTE}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className={shared.button}
        aria-disabled={actions.busy || note === one.staffNote}
      >
        {t.saveNote()}
      </button>
    </form>
  )
}

function Move({ one, actions }: BoardContext & { one: HostReservation }) {
  const [chosen, setChosen] = useState('')
  const { locationId, id, seen } = one
  const places = useFreeTables({ location: locationId, reservation: id, seen })
  if (places?.length === 0) return <p>{t.noOtherTableIsFree()}</p>
  return (
    <form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen) void actions.move(one, chosen)
      }}
    >
      <label>
        <span className={shared.label}>{t.anotherTable()}</span>
        <select
          className={shared.input}
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          <option value="">{places ? t.chooseAFreeTable() : t.lookingForFreeTables()}</option>
          {places?.map((place) => (
            <option key={place.code} value={place.code}>
              {tableText(place)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={shared.button} aria-disabled={actions.busy || !chosen}>
        {t.move()}
      </button>
    </form>
  )
}
