import type { FreeTable } from '#booking-engine/host/types.ts'
import type { Section } from '#booking-engine/shift/types.ts'
import type { UtcOffsets } from '#lib/time/local-at-offsets.ts'
import { clockAtOffsets } from '#lib/time/time-labels.ts'
import shared from '../board/board.module.css'
import { tableText } from './labels.ts'
import * as t from './messages.gen.ts'
import { serverAt } from './shift/section-of.ts'

/** The value of a choice that gives a party no table yet. */
export const NONE_YET = 'none'

type TableChoiceProps = {
  tables: FreeTable[] | null
  best: FreeTable | undefined
  utcOffsets: UtcOffsets
  /** Who looks after which tables; none unless told. */
  sections?: readonly Section[]
  /** Code of the chosen table, or `NONE_YET`; empty = the best one. */
  value: string
  onSelect(code: string): void
  /** Whether a party can be left without a table for now. */
  offersNone?: boolean
  /** What leaves the choice to the site; the best fit unless told. */
  standard?: string
}

/** A choice among free tables. */
export function TableChoice(props: TableChoiceProps) {
  const { tables, best, utcOffsets, value, onSelect, offersNone = false, standard } = props
  const { sections = [] } = props
  return (
    <label>
      <span className={shared.label}>{t.table()}</span>
      <select
        className={shared.input}
        value={value}
        onChange={(event) => onSelect(event.target.value)}
      >
        <option value="">{standard ?? bestText(tables, best)}</option>
        {offersNone ? <option value={NONE_YET}>{t.noTableYet()}</option> : null}
        {tables?.map((table) => (
          <option key={table.code} value={table.code}>
            {freeTableText(table, utcOffsets, serverAt(sections, table.tables))}
          </option>
        ))}
      </select>
    </label>
  )
}

/** `12, Terrace, for 2–4, free until 9:00 PM`. */
function freeTableText(free: FreeTable, utcOffsets: UtcOffsets, server: string | null): string {
  const table = [tableText(free), ...(server ? [server] : [])].join(', ')
  if (!free.until) return table
  return t.freeTableUntil({ table, time: clockAtOffsets(free.until, utcOffsets) })
}

function bestText(tables: FreeTable[] | null, best: FreeTable | undefined): string {
  if (!tables) return t.lookingForFreeTables()
  return best ? t.bestFit({ table: tableText(best) }) : t.noTableFits()
}
