import { readDayHours, readHours } from '#lib/import-files/read-hours.ts'
import type { Cells } from '../kind.ts'
import { CellFault, type cellReader, filled } from '../read-cell.ts'
import { DAY_COLUMNS } from './location-columns.ts'
import * as t from './messages.gen.ts'

type WeeklyRow = { days: string[]; opens: string; closes: string }

/**
 * Opening hours of a row: one cell for the week with special days, or a cell for each day. Undefined where none says any.
 */
export function readLocationHours(row: ReturnType<typeof cellReader>, cells: Cells) {
  const week = row.read('hours', readHours)
  const said = DAY_COLUMNS.filter(({ day }) => cells(day) !== '')
  if (said.length > 0 && said.length < DAY_COLUMNS.length) throw new CellFault(t.daysMissing())
  const byDay = said.length > 0 ? dayRows(row) : undefined
  if (week === undefined && byDay === undefined) return undefined
  const holidays = week?.special.map(({ date, spans }) => ({ date, spans }))
  return filled({
    weekly: byDay ?? week?.weekly,
    holidays: holidays && holidays.length > 0 ? holidays : undefined,
  })
}

/** Days with the same hours are one row. */
function dayRows(row: ReturnType<typeof cellReader>): WeeklyRow[] {
  const rows: WeeklyRow[] = []
  for (const { day } of DAY_COLUMNS) {
    for (const { opens, closes } of row.read(day, readDayHours) ?? []) {
      const same = rows.find((one) => one.opens === opens && one.closes === closes)
      if (same) same.days.push(day)
      else rows.push({ days: [day], opens, closes })
    }
  }
  return rows
}
