import { addDays, isDate } from '#lib/time/dates.ts'
import { type JsonLdThing, type JsonLdThings, lastName, plainText } from './json-ld-nodes.ts'

const WEEK = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
/** Special hours for longer are those of a season, in days. */
const MOST_DAYS = 31

/**
 * The hours of a restaurant as a text that `readHours` reads: `Mo-Fr 11:00-22:00; 2026-12-25 closed`. Hours of a season, which
 * no week can have, stand there with their dates, and are refused by it.
 */
export function hoursText(things: JsonLdThings, thing: JsonLdThing): string {
  const written = things.all(thing, 'openingHours').map(plainText)
  const specifications = [
    ...things.thingsOf(thing, 'openingHoursSpecification'),
    ...things.thingsOf(thing, 'specialOpeningHoursSpecification'),
  ]
  const entries = specifications.map((one) => entryOf(things, one))
  const ofWeek = entries.flatMap((entry) => ('days' in entry ? [entry] : []))
  const others = entries.flatMap((entry) => ('days' in entry ? [] : entry.texts))
  const weekly = ofWeek.length > 0 ? weekText(ofWeek) : written
  return [...weekly, ...others].filter((text) => text !== '').join('; ')
}

type WeekEntry = { days: string[]; span: string }

function entryOf(things: JsonLdThings, one: JsonLdThing): WeekEntry | { texts: string[] } {
  const span = spanText(clockText(things.text(one, 'opens')), clockText(things.text(one, 'closes')))
  const days = things.all(one, 'dayOfWeek').map(dayName)
  const [from, until] = [things.text(one, 'validFrom'), things.text(one, 'validThrough')].map(
    (day) => day.slice(0, 10),
  )
  if (!from && !until) return { days, span }
  const dates = datesOf(from ?? '', until ?? '')
  if (!dates) return { texts: [`${from} to ${until} ${days.join(',')} ${span}`] }
  const isMeant = (date: string) => days.length === 0 || days.includes(weekdayOf(date))
  return { texts: dates.filter(isMeant).map((date) => `${date} ${span}`) }
}

const weekdayOf = (date: string) => WEEK[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? ''

/** All days of a short time; null for a longer one, or one without an end. */
function datesOf(from: string, until: string): string[] | null {
  if (!isDate(from) || !isDate(until) || until < from) return null
  const dates: string[] = []
  for (let date = from; date <= until; date = addDays(date, 1)) {
    if (dates.length === MOST_DAYS) return null
    dates.push(date)
  }
  return dates
}

/** As schema.org has it, the same time twice is a day without hours, and 23:59 the end of a day. */
function spanText(opens: string, closes: string): string {
  if (opens === closes) return 'closed'
  return opens === '00:00' && closes === '23:59' ? '00:00-24:00' : `${opens}-${closes}`
}

/** `T11:00:00` and `11:00:00-08:00` are 11:00. */
const clockText = (time: string) => /^T?(\d{2}:\d{2})(?::\d{2})?/.exec(time)?.[1] ?? time

function dayName(day: unknown): string {
  const name = lastName(plainText(day) || plainText((day as JsonLdThing)['@id']))
  return WEEK.find((short) => name.startsWith(short)) ?? name
}

/** Days of the same hours together, those in a row as `Mo-Fr`; without days they are of every day. */
function weekText(entries: readonly WeekEntry[]): string[] {
  const bySpan = new Map<string, string[]>()
  for (const { days, span } of entries) {
    const named = days.length > 0 ? days : WEEK
    bySpan.set(span, [...(bySpan.get(span) ?? []), ...named])
  }
  return [...bySpan].map(([span, days]) => `${daysText(days)} ${span}`)
}

function daysText(days: readonly string[]): string {
  const others = days.filter((day) => !WEEK.includes(day))
  const runs: string[][] = []
  for (const [at, day] of WEEK.entries()) {
    if (!days.includes(day)) continue
    const run = runs.at(-1)
    if (run && run.at(-1) === WEEK[at - 1]) run.push(day)
    else runs.push([day])
  }
  const texts = runs.map((run) => (run.length > 2 ? `${run[0]}-${run.at(-1)}` : run.join(',')))
  return [...texts, ...others].join(',')
}
