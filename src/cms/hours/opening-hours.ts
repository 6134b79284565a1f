import type { PublicHours } from '#booking-engine/settings/opening-hours.ts'
import type { OpeningHours } from '#lib/time/opening-hours.ts'
import { WEEKDAYS, type Weekday } from '#lib/time/weekdays.ts'
import type { HoursField } from '#payload-types.ts'
import { toOpenSpans } from '../fields/open-spans.ts'

type Holidays = OpeningHours['holidays']

/**
 * Opening hours from the editor's lines, with the group's special days where the location has none of its
 * own on a date; null where there is nothing of either.
 */
export function toOpeningHours(
  hours: HoursField | null | undefined,
  group: Holidays = [],
): OpeningHours | null {
  const weekly = weeklyOf(hours?.weekly ?? [])
  const holidays = withGroupDays(ownHolidays(hours), group)
  const closure = hours?.temporaryClosure
  const closed = Boolean(closure?.from || closure?.until)
  if (!weekly && holidays.length === 0 && !closed) return null
  return {
    weekly,
    holidays,
    closure: closed
      ? {
          from: closure?.from || null,
          until: closure?.until || null,
          message: closure?.message || null,
        }
      : null,
  }
}

/**
 * Opening hours without display texts, as the booking engine takes them
 * (spec:locations.hours-bound-bookings).
 */
export function toPublicHours(
  hours: HoursField | null | undefined,
  group: Holidays = [],
): PublicHours | null {
  const all = toOpeningHours(hours, group)
  if (!all) return null
  const { weekly, holidays, closure } = all
  return {
    weekly,
    holidays: holidays.map(({ date, spans }) => ({ date, spans })),
    closure: closure && { from: closure.from, until: closure.until },
  }
}

type Lines = NonNullable<HoursField['weekly']>

function weeklyOf(lines: Lines): OpeningHours['weekly'] {
  if (lines.length === 0) return null
  return Object.fromEntries(
    WEEKDAYS.map((day) => [
      day,
      toOpenSpans(lines.filter((line) => line.days?.includes(day))).sort((a, b) =>
        a.opens.localeCompare(b.opens),
      ),
    ]),
  ) as Record<Weekday, ReturnType<typeof toOpenSpans>>
}

function ownHolidays(hours: HoursField | null | undefined): Holidays {
  return (hours?.holidays ?? [])
    .filter(({ date }) => date)
    .map(({ date, name, spans }) => ({ date, name: name || null, spans: toOpenSpans(spans) }))
}

function withGroupDays(own: Holidays, group: Holidays): Holidays {
  const dates = new Set(own.map(({ date }) => date))
  return [...own, ...group.filter(({ date }) => !dates.has(date))]
}
