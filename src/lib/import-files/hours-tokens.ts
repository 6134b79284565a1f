import type { Weekday } from '#lib/time/weekdays.ts'
import { withoutAccents } from './without-accents.ts'

/**
 * A time as it is written. `clock`: it says am or pm, is as only clocks of 24 hours have it (`09:00`, `17`), is a word
 * (`noon`), or any of the two.
 */
export type WrittenTime = {
  hour: number
  minutes: number
  clock: 'am' | 'pm' | '24h' | 'word' | 'any'
}

/** A part of a text about hours; `source` is how it is written, in small letters without accents. */
export type HoursToken = { source: string } & (
  | { kind: 'days'; days: readonly Weekday[] }
  | { kind: 'date'; date: string }
  | { kind: 'time'; time: WrittenTime }
  | { kind: 'closed' }
  | { kind: 'all-day' }
  | { kind: 'to' }
  | { kind: 'comma' }
  | { kind: 'end' }
)

/** The days from Monday on. */
export const WEEK: readonly Weekday[] = [
  ...(['monday', 'tuesday', 'wednesday', 'thursday'] as const),
  ...(['friday', 'saturday', 'sunday'] as const),
]

const DAY_NAMES: Record<Weekday, string> = {
  monday: 'm mo mon monday mondays lu lun lundi lundis',
  tuesday: 'tu tue tues tuesday tuesdays ma mar mardi mardis',
  wednesday: 'w we wed weds wednesday wednesdays me mer mercredi mercredis',
  thursday: 'th thu thur thurs thursday thursdays je jeu jeudi jeudis',
  friday: 'f fr fri friday fridays ve ven vendredi vendredis',
  saturday: 'sa sat saturday saturdays sam samedi samedis',
  sunday: 'su sun sunday sundays di dim dimanche dimanches',
}
const DAYS = new Map<string, readonly Weekday[]>([
  ...WEEK.flatMap((day) => DAY_NAMES[day].split(' ').map((name) => [name, [day]] as const)),
  ...['daily', 'everyday'].map((name) => [name, WEEK] as const),
  ...['weekday', 'weekdays', 'semaine'].map((name) => [name, WEEK.slice(0, 5)] as const),
  ...['weekend', 'weekends'].map((name) => [name, WEEK.slice(5)] as const),
])
const WORDS = new Map<string, 'closed' | 'to' | 'comma'>([
  ...['closed', 'close', 'ferme', 'off'].map((word) => [word, 'closed'] as const),
  ...['to', 'till', 'til', 'until', 'thru', 'through', 'a', 'au'].map(
    (word) => [word, 'to'] as const,
  ),
  ...['and', 'et'].map((word) => [word, 'comma'] as const),
])
/** Words that say nothing more. */
const FILLERS = new Set([
  'open',
  'ouvert',
  'hours',
  'heures',
  'from',
  'de',
  'du',
  'le',
  'on',
  'only',
])
const EVERY_DAY =
  /\b(?:every day|7 days(?: a week)?|seven days a week|all week|tous les jours|7\/7|7j\/7)/g
const ALL_DAY =
  /\b(?:24 ?\/ ?7|24 ?h? ?\/ ?24h?|(?:open )?24 ?(?:hours|hrs|heures)(?: a day)?|all day|(?<![-\d:] ?)24h)(?![\w:])/g
const TIME =
  /^(?:(\d{1,2})[:.](\d{2})(?::\d{2})?|(\d{1,2})(\d{2})?(?!\d))(?:(?: ?([ap])m|([ap]))(?![a-z]))?/
const PUNCTUATION: Record<string, 'to' | 'comma' | 'end'> = {
  ...{ '-': 'to', ',': 'comma', '/': 'comma', '&': 'comma', '+': 'comma' },
  ...{ ';': 'end', '|': 'end', '\n': 'end' },
}

/** The parts of a text about hours; `unread` is what stands where no part is known, null where all are. */
export function hoursTokens(text: string): { tokens: HoursToken[]; unread: string | null } {
  const tokens: HoursToken[] = []
  let rest = plainHours(text)
  while (rest !== '') {
    const [token, length] = nextToken(rest)
    if (length === 0) return { tokens, unread: /^\S+/.exec(rest)?.[0] ?? rest }
    if (token) tokens.push(token)
    rest = rest.slice(length)
  }
  return { tokens, unread: null }
}

/** A text with one way to write dashes, blanks, halves of the day, and every day. */
function plainHours(text: string): string {
  return withoutAccents(text.toLowerCase())
    .replaceAll(/[\u2010-\u2015\u2212~]/g, '-')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/([ap])\. ?m\b\.?/g, '$1m')
    .replaceAll(EVERY_DAY, 'daily')
    .replaceAll(ALL_DAY, '*')
    .replaceAll(/(\d) ?h ?(\d{2})(?!\d)/g, '$1:$2')
    .replaceAll(/(\d) ?h(?:rs?|eures?)?(?![a-z])/g, '$1:00')
    .trim()
}

/** The first part of a text and its length; null for what says nothing, 0 where it is not known. */
function nextToken(text: string): [HoursToken | null, number] {
  const [sign = ''] = text
  const [date] = /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(text) ?? []
  if (date) return [{ kind: 'date', date, source: date }, date.length]
  const time = TIME.exec(text)
  if (time) return timeToken(time)
  if (sign === '*') return [{ kind: 'all-day', source: '24 hours' }, 1]
  const punctuation = PUNCTUATION[sign]
  if (punctuation) return [{ kind: punctuation, source: sign }, 1]
  if (/[\s:().]/.test(sign)) return [null, 1]
  const [word = ''] = /^[a-z]+/.exec(text) ?? []
  return [wordToken(word), wordToken(word) || FILLERS.has(word) ? word.length : 0]
}

function wordToken(word: string): HoursToken | null {
  if (word === 'noon' || word === 'midi') return { kind: 'time', time: NOON, source: word }
  if (word === 'midnight' || word === 'minuit')
    return { kind: 'time', time: { ...NOON, hour: 24 }, source: word }
  const days = DAYS.get(word)
  if (days) return { kind: 'days', days, source: word }
  const kind = WORDS.get(word)
  return kind ? { kind, source: word } : null
}

const NOON: WrittenTime = { hour: 12, minutes: 0, clock: 'word' }

function timeToken(found: RegExpExecArray): [HoursToken | null, number] {
  const [source, withMinutes, afterSign, alone, attached, sign, letter] = found
  const digits = withMinutes ?? alone ?? ''
  const [hour, minutes] = [Number(digits), Number(afterSign ?? attached ?? 0)]
  const clock = clockOf(sign ?? letter, digits)
  const isHalf = clock === 'am' || clock === 'pm'
  const isHour = isHalf ? hour >= 1 && hour <= 12 : hour * 60 + minutes <= 1440
  if (minutes > 59 || !isHour) return [null, 0]
  return [{ kind: 'time', time: { hour, minutes, clock }, source }, source.length]
}

function clockOf(half: string | undefined, digits: string): WrittenTime['clock'] {
  if (half) return half === 'a' ? 'am' : 'pm'
  return digits.startsWith('0') || Number(digits) > 12 ? '24h' : 'any'
}
