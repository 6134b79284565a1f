import { useState } from 'react'
import { LONGEST_REASON } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import { localAtOffsets } from '#lib/time/local-at-offsets.ts'
import { momentLabel } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from './api.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { localClockLabel } from './labels.ts'
import * as t from './messages.gen.ts'
import type { HostActions } from './use-host-actions.ts'

const AT = 'block'

/** Takes tables out of booking for a while. */
export function BlockDialog({
  day,
  now,
  actions,
  close,
  table,
}: {
  day: HostDayView
  now: number
  actions: HostActions
  close(): void
  /** Code of the table that is chosen at first. */
  table?: string
}) {
  const [key] = useState(() => newRequestKey())
  const quarters = day.quarters
  const [tables, setTables] = useState<string[]>(table ? [table] : [])
  const [from, setFrom] = useState(() => firstQuarter(day, now))
  const [to, setTo] = useState(quarters.at(-1) ?? '')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  return (
    <Dialog
      title={t.blockTables()}
      submit={t.block()}
      busy={actions.busy}
      error={
        missing ? t.chooseTheTablesFirst() : actions.error?.at === AT ? actions.error.text : null
      }
      close={close}
      send={async () => {
        setMissing(tables.length === 0)
        if (tables.length === 0) return false
        const body = { key, tables, from, to, reason }
        return actions.send(AT, 'block', body, t.tablesAreBlocked())
      }}
    >
      <p>{t.blockedTablesHint()}</p>
      <TableChoices day={day} chosen={tables} choose={setTables} />
      <div className={styles.pair}>
        <Quarter label={t.from()} {...{ day, value: from, set: setFrom }} />
        <Quarter label={t.until()} {...{ day, value: to, set: setTo }} />
      </div>
      <label>
        <span className={shared.label}>{t.reason()}</span>
        <input
          className={shared.input}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
    </Dialog>
  )
}

type TableChoicesProps = { day: HostDayView; chosen: string[]; choose(codes: string[]): void }

function TableChoices({ day, chosen, choose }: TableChoicesProps) {
  const toggle = (code: string) =>
    choose(chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code])
  return (
    <fieldset className={styles.choices}>
      <legend className={shared.label}>{t.tables()}</legend>
      {day.tables.map(({ code, area }) => (
        <label key={code} title={area}>
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
          <span>{code}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Quarter({
  label,
  day,
  value,
  set,
}: {
  label: string
  day: HostDayView
  value: string
  set(value: string): void
}) {
  return (
    <label>
      <span className={shared.label}>{label}</span>
      <select className={shared.input} value={value} onChange={(event) => set(event.target.value)}>
        {day.quarters.map((quarter) => (
          <option key={quarter} value={quarter}>
            {quarter.startsWith(day.day) ? localClockLabel(quarter) : momentLabel(quarter)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The quarter that is on, or the first one of a day to come. */
function firstQuarter({ quarters, utcOffsets }: HostDayView, now: number): string {
  const wall = localAtOffsets(now, utcOffsets)
  return quarters.findLast((quarter) => quarter <= wall) ?? quarters[0] ?? ''
}
