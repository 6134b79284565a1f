import { isDate } from '#lib/time/dates.ts'
import { yearDateLabel } from '#lib/time/time-labels.ts'
import { type HalfTyped, spansText } from './hours-label.ts'
import * as t from './messages.gen.ts'

/** A special day as the form has it, of the group (`from`) or of a restaurant (`date`); what is not entered is missing. */
export type SpecialDay = {
  date?: string | null
  from?: string | null
  until?: string | null
  name?: string | null
  spans?: HalfTyped[] | null
}

/** A day with other booking periods as the form has it. */
export type PeriodDay = {
  date?: string | null
  name?: string | null
  periods?: { name?: string | null }[] | null
}

/** Days without bookings as the form has them. */
export type Closure = { from?: string | null; to?: string | null; reason?: string | null }

/** `Christmas Eve, Thu, Dec 24, 2026 · 11:30 AM – 9:00 PM`; empty = it is just being entered. */
export function specialDayLabel({ date, from, until, name, spans }: SpecialDay): string {
  return labelOf({
    name,
    days: daysText(date ?? from, until),
    about: spansText(spans) || t.closed(),
  })
}

/** `Christmas Eve, Thu, Dec 24, 2026 · Brunch, Dinner`. */
export function periodDayLabel({ date, name, periods }: PeriodDay): string {
  const names = (periods ?? []).flatMap((one) => one.name || [])
  return labelOf({ name, days: daysText(date, null), about: names.join(', ') })
}

/** `Inventory, Mon, Jan 4, 2027 to Tue, Jan 5, 2027`. */
export function closureLabel({ from, to, reason }: Closure): string {
  return labelOf({ name: reason, days: daysText(from, to === from ? null : to), about: '' })
}

type Label = { name: string | null | undefined; days: string; about: string }

function labelOf({ name, days, about }: Label): string {
  if (!name && !days) return ''
  return [[name, days].filter(Boolean).join(', '), about].filter(Boolean).join(' · ')
}

function daysText(from: string | null | undefined, until: string | null | undefined): string {
  const [first, last] = [dayText(from), dayText(until)]
  return last ? t.fromTo({ from: first, until: last }) : first
}

function dayText(day: string | null | undefined): string {
  return day && isDate(day) ? yearDateLabel(day) : ''
}
