import { useState } from 'react'
import type { HostDayView } from '#cms/host/host-day.ts'
import shared from '../board/board.module.css'
import { newRequestKey } from './api.ts'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import * as t from './messages.gen.ts'
import { PartyChoice } from './party-choice.tsx'
import { FewestCovers } from './shift/fewest-covers.tsx'
import { TableChoice } from './table-choice.tsx'
import { useFreeTables } from './use-free-tables.ts'
import type { HostActions } from './use-host-actions.ts'

const AT = 'walk-in'
type Start = 'now' | 'next'

type WalkInDialogProps = {
  day: HostDayView
  actions: HostActions
  close(): void
  /** Code of the table that is chosen at first. */
  table?: string
}

/** Seats a party that stands at the door. */
export function WalkInDialog({ day, actions, close, table = '' }: WalkInDialogProps) {
  const [key] = useState(() => newRequestKey())
  const [party, setParty] = useState(2)
  const [start, setStart] = useState<Start>('now')
  const [name, setName] = useState('')
  const [code, setCode] = useState(table)
  const tables = useFreeTables({ location: day.locationId, party, start, mark: day.mark })
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
        {...{ tables, best, utcOffsets: day.utcOffsets, sections: day.shift.sections }}
        value={chosen ? code : ''}
        onSelect={setCode}
      />
      <FewestCovers day={day} />
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
