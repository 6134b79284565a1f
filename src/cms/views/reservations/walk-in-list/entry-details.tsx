import { useState } from 'react'
import type { FreeTable } from '#booking-engine/host/types.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../../board/board.module.css'
import { tableText } from '../labels.ts'
import { useFreeTables } from '../use-free-tables.ts'
import { entryActText } from './entry-acts.ts'
import type { EntryProps } from './entry-props.ts'
import { nameOf, waits } from './list-view.ts'
import * as t from './messages.gen.ts'
import styles from './walk-in-list.module.css'

/** Details of a party: seating it at another table, changing it, removing it, and who did what. */
export function EntryDetails(props: EntryProps) {
  const { entry, context, walkIns, change } = props
  const { day } = context
  const people = walkIns.list?.people ?? {}
  return (
    <div className={styles.details}>
      {waits(entry) ? (
        <>
          <SeatElsewhere {...props} />
          <div className={shared.acts}>
            <button
              type="button"
              className={shared.button}
              aria-label={`${t.change()}: ${nameOf(entry)}`}
              onClick={() => change(entry)}
            >
              {t.change()}
            </button>
            <button
              type="button"
              className={shared.button}
              data-act="cancel"
              aria-label={`${t.remove()}: ${nameOf(entry)}`}
              aria-disabled={walkIns.isResting(entry.id)}
              onClick={() => void walkIns.act(entry, 'remove')}
            >
              {t.remove()}
            </button>
          </div>
        </>
      ) : null}
      <ul className={styles.history} aria-label={t.activity()}>
        {entry.acts.map(({ act, detail, staff, at }) => (
          <li key={`${act} ${at}`}>
            {clockAtOffsets(at, day.utcOffsets)} {entryActText(act, detail)}
            {people[staff] ? ` ${t.byStaff({ name: people[staff] })}` : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Seats a party at any free table, one that is wanted again before its turn ends too. */
function SeatElsewhere({ entry, context, walkIns }: EntryProps) {
  const { day, actions } = context
  const { id, seen, party } = entry
  const [code, setCode] = useState('')
  const tables = useFreeTables({ location: day.locationId, party, start: 'now', mark: day.mark })
  if (tables?.length === 0) return <p>{t.noTableIsFree()}</p>
  const chosen = tables?.find((table) => table.code === code)
  const isBusy = actions.isDisabled(id) || !chosen
  return (
    <form
      className={styles.inline}
      onSubmit={(event) => {
        event.preventDefault()
        if (!chosen || isBusy) return
        const { tables: at, until } = chosen
        const done = t.isSeatedAt({ name: nameOf(entry), table: at.join(' + ') })
        const body = { id, seen, place: code, until }
        void actions.send(id, 'walk-in-list-seat', body, done).then(walkIns.reload)
      }}
    >
      <label>
        <span className={shared.label}>{t.anotherTable()}</span>
        <select
          className={shared.input}
          value={chosen ? code : ''}
          onChange={(event) => setCode(event.target.value)}
        >
          <option value="">{tables ? t.chooseAFreeTable() : t.lookingForFreeTables()}</option>
          {tables?.map((table) => (
            <option key={table.code} value={table.code}>
              {optionText(table, day.utcOffsets)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={shared.button} aria-disabled={isBusy}>
        {t.seat()}
      </button>
    </form>
  )
}

function optionText(free: FreeTable, offsets: UtcOffsets): string {
  const table = tableText(free)
  return free.until === null
    ? table
    : t.freeUntil({ table, time: clockAtOffsets(free.until, offsets) })
}
