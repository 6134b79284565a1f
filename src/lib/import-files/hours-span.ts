import type { OpenSpan } from '#lib/time/opening-hours.ts'
import type { WrittenTime } from './hours-tokens.ts'

const [HALF_DAY, DAY] = [720, 1440]
/** Longer spans are not meant where there are others, in minutes. */
const LONGEST = 16 * 60
/** Spans past midnight that are longer are a slip of the pen, in minutes. */
const LONGEST_PAST_MIDNIGHT = 20 * 60
/** No restaurant is known to open before this hour by two times that say neither am nor pm. */
const EARLIEST_HOUR = 7

/**
 * The span of two written times; null where it could be several. `is24Hours`: the text has times of a clock of 24 hours and
 * no others, so all are of it, as are both of a span that has one. Otherwise these rules hold, in this order:
 * - Neither says am or pm: a closing before an opening of 7 to 12 is pm, as `11-10`; any other is refused, as `5-10`.
 * - The closing alone says it: the opening is of the same half if that is before the closing, as `5-10pm`.
 * - Either alone says it: the one reading that lasts up to 16 hours, as `11-10pm`, `5-2am` or `11am-10`; several are refused.
 */
export function spanOf(
  opens: WrittenTime,
  closes: WrittenTime,
  is24Hours: boolean,
): OpenSpan | null {
  const isSure = is24Hours || opens.clock === '24h' || closes.clock === '24h'
  const [starts, ends] = [minutesOf(opens, isSure), minutesOf(closes, isSure)]
  const pairs = starts.flatMap((start) => ends.map((end) => ({ start, end })))
  const [only] = pairs
  if (only && pairs.length === 1) return lastingOf(only) > mostOf(only) ? null : written(only)
  if (starts.length > 1 && ends.length > 1) return laterSpan(opens, closes)
  const sameHalf = pairs.find(({ start }) => start < HALF_DAY === (closes.clock === 'am'))
  if (/m$/.test(closes.clock) && sameHalf && sameHalf.start < sameHalf.end) return written(sameHalf)
  const [fitting, other] = pairs.filter((pair) => lastingOf(pair) <= LONGEST)
  return fitting && !other ? written(fitting) : null
}

type Span = { start: number; end: number }

/** The minutes of a day that a written time may be: two where it could be the morning's or the evening's. */
function minutesOf({ hour, minutes, clock }: WrittenTime, is24Hours: boolean): number[] {
  const am = (hour % 12) * 60 + minutes
  if (clock === 'am') return [am]
  if (clock === 'pm') return [am + HALF_DAY]
  if (is24Hours || clock !== 'any') return [(hour * 60 + minutes) % DAY]
  return [am, am + HALF_DAY]
}

function laterSpan(opens: WrittenTime, closes: WrittenTime): OpenSpan | null {
  const [start, end] = [opens, closes].map(({ hour, minutes }) => hour * 60 + minutes)
  if (start === undefined || end === undefined) return null
  if (end >= start || opens.hour < EARLIEST_HOUR) return null
  return written({ start, end: end + HALF_DAY })
}

const lastingOf = ({ start, end }: Span) => (end - start + DAY) % DAY || DAY

const mostOf = ({ start, end }: Span) =>
  end > start || end === start ? DAY : LONGEST_PAST_MIDNIGHT

const written = ({ start, end }: Span): OpenSpan => ({
  opens: clockOf(start),
  closes: clockOf(end),
})

function clockOf(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
}

/** Whether two spans of one day have a time in common. */
export function overlap(a: OpenSpan, b: OpenSpan): boolean {
  return reach(a).start < reach(b).end && reach(b).start < reach(a).end
}

function reach({ opens, closes }: OpenSpan): { start: string; end: string } {
  return {
    start: opens,
    end: closes <= opens ? `${Number(closes.slice(0, 2)) + 24}${closes.slice(2)}` : closes,
  }
}
