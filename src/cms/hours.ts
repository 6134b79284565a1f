import { type OpeningHours, type OpenSpan, WEEKDAYS, type Weekday } from '#lib/opening-hours.ts'
import type { HoursField } from '../payload-types.ts'

/** Opening hours from the editor's lines; null where none were entered at all. */
export function toHours(hours: HoursField | null | undefined): OpeningHours | null {
  const lines = hours?.weekly ?? []
  const holidays = hours?.holidays ?? []
  const closure = hours?.temporaryClosure
  const closed = Boolean(closure?.from || closure?.until)
  if (lines.length === 0 && holidays.length === 0 && !closed) return null
  return {
    weekly: Object.fromEntries(
      WEEKDAYS.map((day) => [
        day,
        lines
          .filter((line) => line.days?.includes(day))
          .flatMap(toSpan)
          .sort((a, b) => a.opens.localeCompare(b.opens)),
      ]),
    ) as OpeningHours['weekly'] & Record<Weekday, unknown>,
    holidays: holidays
      .filter(({ date }) => date)
      .map(({ date, name, spans }) => ({
        date,
        name: name || null,
        spans: (spans ?? []).flatMap(toSpan),
      })),
    closure: closed
      ? {
          from: closure?.from || null,
          until: closure?.until || null,
          message: closure?.message || null,
        }
      : null,
  }
}

/** Nothing for a line of a draft that is half typed. */
function toSpan({ opens, closes }: Partial<OpenSpan>): OpenSpan[] {
  return opens && closes ? [{ opens, closes }] : []
}
