import { useEffect, useState } from 'react'
import type { FreeTable } from '#booking-engine/host/types.ts'
import type { HostDayView } from '#cms/host/host-day.ts'
import type { FreeTablesAnswer } from '#cms/host/request-schemas.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { getFromHostApi, newRequestKey } from './api.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import * as t from './messages.gen.ts'
import { tableText } from './row-details.tsx'
import type { HostActions } from './use-host-actions.ts'

const AT = 'walk-in'
const SIZES = [1, 2, 3, 4, 5, 6, 7, 8]
const MAX_PARTY = 40
type Start = 'now' | 'next'

type WalkInDialogProps = { day: HostDayView; actions: HostActions; close(): void }

/** Seats a party that stands at the door. */
export function WalkInDialog({ day, actions, close }: WalkInDialogProps) {
  const [key] = useState(() => newRequestKey())
  const [party, setParty] = useState(2)
  const [start, setStart] = useState<Start>('now')
  const [name, setName] = useState('')
  const [code, setCode] = useState('')
  const tables = useFreeTables(day, party, start)
  const chosen = tables?.find((table) => table.code === code)
  const best = tables?.find(({ fits, until }) => fits && until === null)
  const send = () => {
    // A table that was chosen stays so: where it is taken meanwhile, the answer says it.
    const where = { place: code || null, until: chosen?.until ?? null }
    return actions.send(AT, 'walk-in', { key, party, start, name, ...where }, t.theWalkInIsSeated())
  }
  return (
    <Dialog
      title={t.seatAWalkIn()}
      submit={t.seatNow()}
      busy={actions.busy}
      error={actions.error?.at === AT ? actions.error.text : null}
      close={close}
      send={send}
    >
      <PartyChoice party={party} setParty={setParty} />
      <TableChoice
        {...{ tables, best, utcOffsets: day.utcOffsets }}
        value={chosen ? code : ''}
        onSelect={setCode}
      />
      <label>
        <span className={shared.label}>{t.nameOptional()}</span>
        <input
          className={shared.input}
          maxLength={80}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={start === 'next'}
          onChange={(event) => setStart(event.target.checked ? 'next' : 'now')}
        />
        <span>{t.fromNextQuarterHour()}</span>
      </label>
    </Dialog>
  )
}

type PartyChoiceProps = { party: number; setParty(party: number): void }

function PartyChoice({ party, setParty }: PartyChoiceProps) {
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className={shared.label}>{t.party()}</legend>
        {SIZES.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="party"
              checked={party === size}
              onChange={() => setParty(size)}
            />
            <span>{size}</span>
          </label>
        ))}
      </fieldset>
      <label>
        <span className={shared.label}>{t.largerParty()}</span>
        <input
          type="number"
          className={shared.input}
          min={1}
          max={MAX_PARTY}
          value={party}
          onChange={(event) =>
            setParty(Math.min(MAX_PARTY, Math.max(1, Number(event.target.value))))
          }
        />
      </label>
    </>
  )
}

type TableChoiceProps = {
  tables: FreeTable[] | null
  best: FreeTable | undefined
  utcOffsets: UtcOffsets
  /** Code of the chosen table; empty = the best one. */
  value: string
  onSelect(code: string): void
}

function TableChoice({ tables, best, utcOffsets, value, onSelect }: TableChoiceProps) {
  return (
    <label>
      <span className={shared.label}>{t.table()}</span>
      <select
        className={shared.input}
        value={value}
        onChange={(event) => onSelect(event.target.value)}
      >
        <option value="">{bestText(tables, best)}</option>
        {tables?.map((table) => (
          <option key={table.code} value={table.code}>
            {freeTableText(table, utcOffsets)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** `12, Terrace, for 2–4, free until 9:00 PM`. */
function freeTableText(free: FreeTable, utcOffsets: UtcOffsets): string {
  const table = tableText(free)
  if (!free.until) return table
  return t.freeTableUntil({ table, time: clockAtOffsets(free.until, utcOffsets) })
}

function useFreeTables({ locationId, mark }: HostDayView, party: number, start: Start) {
  const [tables, setTables] = useState<FreeTable[] | null>(null)
  useEffect(() => {
    let stale = false
    const load = async () => {
      // The version is no part of the question: a change of the day asks it again.
      const query = { location: locationId, party, start, mark }
      const reply = await getFromHostApi<FreeTablesAnswer>('free-tables', query)
      if (!stale) setTables(reply.ok && reply.value ? reply.value.tables : [])
    }
    void load()
    return () => {
      stale = true
    }
  }, [locationId, mark, party, start])
  return tables
}

function bestText(tables: FreeTable[] | null, best: FreeTable | undefined): string {
  if (!tables) return t.lookingForFreeTables()
  return best ? t.bestFit({ table: tableText(best) }) : t.noTableFits()
}
