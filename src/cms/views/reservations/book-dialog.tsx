import { useState } from 'react'
import { STAFF_SOURCES, type StaffSource } from '#booking-engine/bookings/types.ts'
import type { StaffTime, StaffTimes } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from './api.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { LIMIT_LABELS, SOURCE_LABELS } from './labels.ts'
import * as t from './messages.gen.ts'
import { PartyChoice } from './party-choice.tsx'
import { NONE_YET, TableChoice } from './table-choice.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useFreeTables } from './use-free-tables.ts'
import type { HostActions } from './use-host-actions.ts'
import { useStaffTimes } from './use-staff-times.ts'

const AT = 'book'

type BookDialogProps = { day: HostDayView; actions: HostActions; close(): void }

/** Books for a guest who calls, writes or stands at the door. */
export function BookDialog({ day, actions, close }: BookDialogProps) {
  const [key] = useState(() => newRequestKey())
  const [party, setParty] = useState(2)
  const [date, setDate] = useState(() => [day.day, day.today].toSorted().at(-1) ?? day.today)
  const [at, setAt] = useState('')
  const [table, setTable] = useState('')
  const [guest, setGuest] = useState({ name: '', phone: '', email: '', request: '' })
  const [source, setSource] = useState<StaffSource>('telephone')
  const question = { location: day.locationId, day: date, party, mark: day.mark }
  const { times, ask } = useStaffTimes(question)
  const chosen = times?.times.find((one) => one.at === at)
  const asked = { location: day.locationId, party, at, mark: day.mark }
  // For its whole turn: who books is promised the table until they leave.
  const tables = useFreeTables(at ? asked : null)?.filter(({ until }) => until === null) ?? null
  const best = tables?.find(({ fits }) => fits)
  const send = async () => {
    const beyond = chosen?.beyond ?? []
    const body = { key, party, at, table: wishOf(table), guest, source, beyond }
    const said = t.isBookedFor({ guest: guest.name, moment: momentLabel(at) })
    const done = await actions.send(AT, 'book', body, said)
    if (!done) ask()
    return done
  }
  return (
    <Dialog
      title={t.newBooking()}
      submit={chosen && chosen.beyond.length > 0 ? t.bookAnyway() : t.book()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={send}
    >
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
      <TimeChoice times={times} value={chosen ? at : ''} onSelect={setAt} />
      <Remarks {...{ times, chosen, party, table }} />
      <Field
        label={t.name()}
        value={guest.name}
        required
        set={(name) => setGuest({ ...guest, name })}
      />
      <Field
        label={t.telephone()}
        type="tel"
        value={guest.phone}
        set={(phone) => setGuest({ ...guest, phone })}
      />
      <details className={styles.more}>
        <summary>{t.moreDetails()}</summary>
        <TableChoice
          {...{ tables, best, utcOffsets: day.utcOffsets }}
          value={table}
          onSelect={setTable}
          offersNone
        />
        <Field
          label={t.email()}
          type="email"
          value={guest.email}
          set={(email) => setGuest({ ...guest, email })}
        />
        <Field
          label={t.request()}
          value={guest.request}
          most={500}
          set={(request) => setGuest({ ...guest, request })}
        />
        <label>
          <span className={shared.label}>{t.howTheyAsked()}</span>
          <select
            className={shared.input}
            value={source}
            onChange={(event) => setSource(event.target.value as StaffSource)}
          >
            {STAFF_SOURCES.map((one) => (
              <option key={one} value={one}>
                {SOURCE_LABELS[one]()}
              </option>
            ))}
          </select>
        </label>
      </details>
    </Dialog>
  )
}

function wishOf(table: string) {
  if (table === '') return { kind: 'best' }
  return table === NONE_YET ? { kind: 'none' } : { kind: 'option', code: table }
}

type RemarksProps = {
  times: StaffTimes | null
  chosen: StaffTime | undefined
  party: number
  table: string
}

/** What the host should know of the chosen time before they book. */
function Remarks({ times, chosen, party, table }: RemarksProps) {
  const beyond = chosen?.beyond.map((limit) => LIMIT_LABELS[limit]()) ?? []
  const lacksTable = table === '' && chosen?.best === null
  return (
    <div role="status">
      {beyond.length > 0 ? <p>{t.goesBeyond({ limits: beyond.join(', ') })}</p> : null}
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
  most?: number
}

function Field({ label, value, set, type = 'text', required = false, most = 80 }: FieldProps) {
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
      />
    </label>
  )
}
