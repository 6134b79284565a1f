import { ok, type Result, refuse } from '#lib/result.ts'
import { isDate } from '#lib/time/dates.ts'
import type { OpenSpan } from '#lib/time/opening-hours.ts'
import type { Weekday } from '#lib/time/weekdays.ts'
import { type HoursCode, TokenReader, Unread } from './hours-reader.ts'
import { overlap, spanOf } from './hours-span.ts'
import { hoursTokens, WEEK } from './hours-tokens.ts'

/** Hours of a week, and of special days (`YYYY-MM-DD`), which are closed where they have no spans. Days without hours are closed. */
export type ReadHours = {
  weekly: ({ days: Weekday[] } & OpenSpan)[]
  special: { date: string; spans: OpenSpan[] }[]
}

/**
 * The hours that a text says, in English or French or as schema.org writes them: `Mon–Fri 11am–10pm, Sat & Sun 10:00-23:00;
 * Closed Mondays`, `Mo-Fr 11:00-14:00,17:00-22:00; 2026-12-25 closed`. Times without days are of every day. Days that are said
 * to be closed are, whatever else is said of them. All of the text is read, or it is refused.
 */
export function readHours(text: string): Result<ReadHours, HoursCode> {
  return withTokens(text, (reader) => {
    const groups: Group[] = []
    reader.skip('end', 'comma')
    while (!reader.isDone()) {
      groups.push(groupOf(reader, groups.length === 0))
      reader.skip('end', 'comma')
    }
    if (groups.length === 0) throw new Unread('unreadable_hours', text.trim())
    return hoursOf(groups)
  })
}

/** The spans of one day in a cell of its own: `11:00-14:00, 17:00-22:00`; none where it says `closed`. */
export function readDayHours(text: string): Result<OpenSpan[], HoursCode> {
  return withTokens(text, (reader) => {
    const isClosed = reader.take('closed') !== null
    const spans = isClosed ? [] : spansOf(reader)
    if (!reader.isDone()) throw reader.unread()
    refuseOverlaps(spans)
    return spans
  })
}

/** A longer text is no hours, in characters. */
const LONGEST = 2000

function withTokens<T>(text: string, read: (reader: TokenReader) => T): Result<T, HoursCode> {
  if (text.length > LONGEST) return refuse('unreadable_hours', { part: text.slice(0, 40) })
  const { tokens, unread } = hoursTokens(text)
  if (unread !== null) return refuse('unreadable_hours', { part: unread })
  try {
    return ok(read(new TokenReader(tokens)))
  } catch (error) {
    if (!(error instanceof Unread)) throw error
    return refuse(error.code, { part: error.part })
  }
}

/** Days and the spans that are said of them together. */
type Group = { days: Weekday[]; dates: string[]; spans: OpenSpan[] }

function groupOf(reader: TokenReader, isFirst: boolean): Group {
  const isClosedBefore = reader.take('closed') !== null
  const before = targetsOf(reader)
  const isSaid = before.days.length + before.dates.length > 0
  if (isClosedBefore) {
    if (reader.nextIs('time') || reader.nextIs('all-day')) throw reader.unread('ambiguous_hours')
    if (!isSaid && !(isFirst && reader.isDone())) throw reader.unread()
    return isSaid ? { ...before, spans: [] } : { days: [...WEEK], dates: [], spans: [] }
  }
  if (isSaid && reader.take('closed')) return { ...before, spans: [] }
  const spans = spansOf(reader)
  if (isSaid) return { ...before, spans }
  const behind = targetsOf(reader)
  if (behind.days.length + behind.dates.length > 0) return { ...behind, spans }
  if (!isFirst || !reader.isDone()) throw reader.unread('ambiguous_hours')
  return { days: [...WEEK], dates: [], spans }
}

/** The days and dates that stand next: single ones, ranges of days, and lists of them. */
function targetsOf(reader: TokenReader): Pick<Group, 'days' | 'dates'> {
  const days: Weekday[] = []
  const dates: string[] = []
  for (;;) {
    const date = reader.take('date')
    if (date && !isDate(date.date)) throw new Unread('unreadable_hours', date.date)
    if (date) dates.push(date.date)
    else days.push(...daysOf(reader))
    if (reader.nextIs('comma') && (reader.nextIs('days', 1) || reader.nextIs('date', 1)))
      reader.take('comma')
    else if (!reader.nextIs('days') && !reader.nextIs('date')) break
  }
  if (days.length > 0 || dates.length > 0) reader.skip('comma')
  return { days: WEEK.filter((day) => days.includes(day)), dates }
}

function daysOf(reader: TokenReader): readonly Weekday[] {
  const first = reader.take('days')
  if (!first) return []
  if (!(reader.nextIs('to') && reader.nextIs('days', 1))) return first.days
  reader.take('to')
  const last = reader.take('days')
  const [from, until] = [first.days, last?.days ?? []].map(([day, ...more]) =>
    day && more.length === 0 ? WEEK.indexOf(day) : -1,
  )
  if (from === undefined || until === undefined || from < 0 || until < 0) throw reader.unread()
  const count = ((until - from + WEEK.length) % WEEK.length) + 1
  return [...WEEK, ...WEEK].slice(from, from + count)
}

function spansOf(reader: TokenReader): OpenSpan[] {
  if (reader.take('all-day')) return [{ opens: '00:00', closes: '00:00' }]
  const spans: OpenSpan[] = []
  do {
    const opens = reader.take('time')
    const closes = opens && reader.take('to') && reader.take('time')
    if (!opens || !closes) throw reader.unread()
    const span = spanOf(opens.time, closes.time, reader.is24Hours)
    // `11-14, 5-10` has one time that only a clock of 24 hours has, and is not meant as one.
    const isEarlier = opens.time.clock === 'any' && span && span.opens < (spans.at(-1)?.opens ?? '')
    if (!span || isEarlier) throw new Unread('ambiguous_hours', `${opens.source}-${closes.source}`)
    spans.push(span)
    if (reader.nextIs('comma') && reader.nextIs('time', 1)) reader.take('comma')
  } while (reader.nextIs('time'))
  return spans
}

function hoursOf(groups: readonly Group[]): ReadHours {
  const closed = new Set(groups.flatMap(({ days, spans }) => (spans.length === 0 ? days : [])))
  const weekly = groups.flatMap(({ days, spans }) => {
    const open = days.filter((day) => !closed.has(day))
    return open.length === 0 ? [] : spans.map((span) => ({ days: open, ...span }))
  })
  for (const day of WEEK) refuseOverlaps(weekly.filter(({ days }) => days.includes(day)))
  const byDate = new Map<string, OpenSpan[]>()
  for (const { dates, spans } of groups)
    for (const date of dates) byDate.set(date, [...(byDate.get(date) ?? []), ...spans])
  for (const spans of byDate.values()) refuseOverlaps(spans)
  return { weekly, special: [...byDate].map(([date, spans]) => ({ date, spans })) }
}

function refuseOverlaps(spans: readonly OpenSpan[]): void {
  for (const [at, span] of spans.entries()) {
    const other = spans.slice(0, at).find((before) => overlap(before, span))
    if (other)
      throw new Unread(
        'overlapping_hours',
        `${other.opens}-${other.closes} ${span.opens}-${span.closes}`,
      )
  }
}
