import { ok, type Result, refuse } from '#lib/result.ts'
import { readTypedTime } from '#lib/time/typed-time.ts'

/** A longer text is no time, in characters. */
const LONGEST = 40
const UNMARKED = /^([1-9])(?::([0-5]\d))?$/

/**
 * A time of day as `HH:mm`: `11am`, `11:30 PM`, `23h30`, `17:30:00`, `noon`. One that could be the morning's or the
 * evening's (`5:30`) is refused, unless `is24Hours` says that it is of a clock of 24 hours (`isClockOf24Hours`).
 */
export function readClock(
  text: string,
  is24Hours = false,
): Result<string, 'no_clock' | 'ambiguous_clock'> {
  if (text.length > LONGEST) return refuse('no_clock')
  const plain = text
    .trim()
    .replace(/^(\d{1,2})\s?h\s?(\d{2})?$/i, (_, hour, minutes = '00') => `${hour}:${minutes}`)
    .replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?(?=\D*$)/, '$1')
  const typed = readTypedTime(plain)
  if (typed !== null) return ok(typed)
  const [, hour, minutes = '00'] = UNMARKED.exec(plain) ?? []
  if (hour === undefined) return refuse('no_clock')
  return is24Hours ? ok(`0${hour}:${minutes}`) : refuse('ambiguous_clock')
}

/** Whether the times of a column are of a clock of 24 hours: none says am or pm, and one is after 12:59 or begins with 0. */
export function isClockOf24Hours(texts: Iterable<string>): boolean {
  let isCertain = false
  for (const text of texts) {
    if (/\d\s*[ap]\.?\s?(?:m\b|$)/i.test(text)) return false
    isCertain ||= /^\s*(?:0\d|1[3-9]|2[0-3])\D/.test(`${text} `)
  }
  return isCertain
}
