import { ok, type Result, refuse } from '#lib/result.ts'
import { addDays, isDate } from '#lib/time/dates.ts'
import { readClock } from './read-clock.ts'
import { withoutAccents } from './without-accents.ts'

/** In which order a file writes year, month and day. */
export type DayOrder = 'ymd' | 'dmy' | 'mdy'

const ORDERS: readonly DayOrder[] = ['ymd', 'dmy', 'mdy']

/** Why a cell is no day: not written as one · the order puts a month or a day where there is none. */
export type DayCode = 'no_day' | 'impossible_day'

/** Why a cell is no moment; `has_zone`: it is one of another clock than the restaurant's, as `…Z`. */
export type MomentCode = DayCode | 'no_clock' | 'has_zone'

/** English and French, each written out; the first three letters suffice where they are of one month only. */
const MONTHS = [
  ['january', 'janvier'],
  ['february', 'fevrier'],
  ['march', 'mars'],
  ['april', 'avril'],
  ['may', 'mai'],
  ['june', 'juin'],
  ['july', 'juillet'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['october', 'octobre'],
  ['november', 'novembre'],
  ['december', 'decembre'],
]
const NUMBERS = /^(\d{1,4})\s?[-/. ]\s?(\d{1,2})\s?[-/. ]\s?(\d{1,4})\.?$/
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th|er)?[-\s.]*([a-z]{3,9})\.?[-\s,]*(\d{4}|\d{2})$/
const MONTH_FIRST = /^([a-z]{3,9})\.?[-\s]*(\d{1,2})(?:st|nd|rd|th)?[-\s,]+(\d{4}|\d{2})$/
const WEEKDAY = /^(?:(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim)[a-z]*\.?,?\s+)/
/** Days since 1899-12-30, as spreadsheets count: 1954 to 2119. */
const SERIAL = /^([2-7]\d{4})(?:[.,](\d+))?$/
const TIME =
  /(?:[\s,]+|(?<=\d)t)(?:(?:at|a)\s+)?(\d{1,2}(?:[:h.]\d{2})(?::\d{2}(?:\.\d+)?)?\s?(?:[ap]\.?\s?m?\.?)?|\d{1,2}\s?(?:[ap]\.?\s?m\.?|h)|noon|midnight)\s?(z|utc|gmt|[+-]\d{2}:?\d{2})?$/
const MINUTES = 1440
/** A longer text is no day, in characters. */
const LONGEST = 60

/**
 * A written day as `YYYY-MM-DD`: numbers in the given order, a year of four digits first, names of months in English and
 * French, and the numbers of spreadsheets. A time behind it is left out. Years of two digits are 1970 to 2069.
 */
export function readDay(text: string, order: DayOrder): Result<string, DayCode> {
  if (text.length > LONGEST) return refuse('no_day')
  const { day } = splitMoment(text)
  const serial = SERIAL.exec(day)
  if (serial) return ok(addDays('1899-12-30', Number(serial[1])))
  const parts = partsOf(day, order)
  if (!parts) return refuse('no_day')
  const date = [fullYear(parts.year), padded(parts.month), padded(parts.day)].join('-')
  return isDate(date) ? ok(date) : refuse('impossible_day')
}

/**
 * A written day and time as `YYYY-MM-DDTHH:mm` of the restaurant's own clock. A time without am or pm is of a clock of 24
 * hours; one that says its zone is refused.
 */
export function readMoment(text: string, order: DayOrder): Result<string, MomentCode> {
  if (text.length > LONGEST) return refuse('no_day')
  const { day, time, zone } = splitMoment(text)
  const date = readDay(day, order)
  if (!date.ok) return date
  if (zone) return refuse('has_zone')
  const [, , part] = SERIAL.exec(day) ?? []
  if (part !== undefined) {
    const minutes = Math.round(Number(`0.${part}`) * MINUTES) % MINUTES
    return ok(`${date.value}T${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`)
  }
  const clock = readClock(time, true)
  return clock.ok ? ok(`${date.value}T${clock.value}`) : refuse('no_clock')
}

/**
 * The order in which a column writes its days, from all of its cells. `unknown`: none of them decides between day and month
 * first; `mixed`: they cannot all be of one order.
 */
export function dayOrderOf(texts: Iterable<string>): DayOrder | 'unknown' | 'mixed' {
  const possible = new Set(ORDERS)
  let [hasNumbers, hasYearFirst] = [false, false]
  for (const text of texts) {
    if (text.length > LONGEST) continue
    const { day } = splitMoment(text)
    if (!NUMBERS.test(day)) continue
    if (/^\d{4}/.test(day)) {
      hasYearFirst = true
      continue
    }
    const fits = (order: DayOrder) => readDay(day, order).ok
    // A day that there is in no order says nothing of the others.
    if (!ORDERS.some(fits)) continue
    hasNumbers = true
    for (const order of possible) if (!fits(order)) possible.delete(order)
  }
  if (!hasNumbers) return hasYearFirst ? 'ymd' : 'unknown'
  const [only] = possible
  if (only === undefined) return 'mixed'
  return possible.size === 1 ? only : 'unknown'
}

type WrittenDay = { year: string; month: number; day: number }

function partsOf(text: string, order: DayOrder): WrittenDay | null {
  const [, first = '', second = '', third = ''] = COMPACT.exec(text) ?? NUMBERS.exec(text) ?? []
  if (first.length === 4) return { year: first, month: Number(second), day: Number(third) }
  if (first !== '') return inOrder([first, second, third], order)
  const named = text.replace(WEEKDAY, '')
  const [, day, name, year] = DAY_FIRST.exec(named) ?? []
  if (day && name && year) return withName(year, name, day)
  const [, nameFirst, dayAfter, yearAfter] = MONTH_FIRST.exec(named) ?? []
  return nameFirst && dayAfter && yearAfter ? withName(yearAfter, nameFirst, dayAfter) : null
}

function inOrder(parts: [string, string, string], order: DayOrder): WrittenDay | null {
  const [first, second, third] = parts
  const year = order === 'ymd' ? first : third
  const [month, day] = { ymd: [second, third], dmy: [second, first], mdy: [first, second] }[order]
  const isYear = year.length === 4 || year.length === 2
  if (!isYear || !month || !day || day.length > 2) return null
  return { year, month: Number(month), day: Number(day) }
}

function withName(year: string, name: string, day: string): WrittenDay | null {
  const months = MONTHS.flatMap((names, at) =>
    names.some((one) => one.startsWith(name === 'sept' ? 'sep' : name)) ? [at + 1] : [],
  )
  const [month] = months
  return month !== undefined && months.length === 1 ? { year, month, day: Number(day) } : null
}

/** A day and the time behind it, each in small letters without accents. */
function splitMoment(text: string): { day: string; time: string; zone: string | undefined } {
  const plain = withoutAccents(text.trim().toLowerCase().replaceAll(/\s+/g, ' '))
  const [found = '', time = '', zone] = TIME.exec(plain) ?? []
  return { day: plain.slice(0, plain.length - found.length), time, zone }
}

const padded = (number: number) => String(number).padStart(2, '0')

function fullYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < 70 ? `20${year}` : `19${year}`
}
