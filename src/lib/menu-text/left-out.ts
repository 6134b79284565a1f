import type { PastedLine } from './clean-lines.ts'
import { splitPrices } from './split-prices.ts'

const PAGE =
  /^(?:[-–—\s]*\d{1,3}[-–—\s]*(?:\/|of)\s*\d{1,3}|(?:page|p\.?|seite|pg\.?)\s*\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?|[-–—]\s*\d{1,3}\s*[-–—])$/i
const NUMBER = /^\d{1,3}$/
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|ca|org|net|co|io|restaurant|menu|cafe)\b|[^\s@]+@[^\s@]+\.[^\s@]+|(?:^|\s)[@#][a-z_][\w.]{3,}/i
const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/
const MENU =
  /^(?:(?:the|our|[\p{L}&'’]+) ){0,4}menu(?: (?:du jour|of the day|\d{4}|(?:spring|summer|autumn|fall|winter)(?: \d{4})?))?$/iu
const NOTE =
  /gratuity|service charge|\b(?:raw or )?undercooked|food ?borne|before (?:placing|ordering)|allerg(?:y|ies|en)\b.*\b(?:server|staff|team|us|please|ask)|(?:server|staff|team|please|us)\b.*\ballerg|prices? (?:are|include|do not|exclude|subject)|(?:plus|not including|excluding) (?:applicable )?tax|taxes? (?:not|is|are|extra|included)|all rights reserved|©|follow us|split (?:bills|plates)/i
const LINES_ONLY = /^[^\p{L}\p{N}]+$/u

const MOST_PAGES = 20
const PLACE = /^\D*(\d{1,3})/
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?'
const RANGE = '\\d{1,2}\\s*[-–—]\\s*\\d{1,2}'
const HOURS = new RegExp(
  [
    '\\b\\d{1,2}:\\d\\d\\b',
    '\\d\\s*(?:am|pm|a\\.m\\.|p\\.m\\.)(?!\\w)',
    `\\b${WEEKDAY}\\b.*\\b${RANGE}\\.?$`,
    `^(?:happy hours?|hours?|open)\\W*${RANGE}\\.?$`,
    '\\b(?:until|till?|opens?|closes?|closed)(?: at| from| daily)* \\d{1,2}(?:\\s*[-–—]\\s*\\d{1,2})?\\.?$',
  ].join('|'),
  'i',
)

/** Whether a line may be the number of a page. `page`: place of its page; `isAtEdge`: it stands at the beginning or the end of it. */
export function isPageNumber(line: string, isAtEdge: boolean, page: number): boolean {
  return isPageForm(line) || (isAtEdge && NUMBER.test(line) && isPlace(line, page))
}

/** `12/48`: two prices, as no menu has so many pages. */
function areSizes(line: string): boolean {
  const [, place, of] = /^(\d+)\s*\/\s*(\d+)$/.exec(line) ?? []
  return of !== undefined && (Number(of) > MOST_PAGES || Number(place) > Number(of))
}

/** Whether a line is written as numbers of pages are. */
const isPageForm = (line: string): boolean => PAGE.test(line) && !areSizes(line)

/** Whether a line is written as only numbers of pages are, or is a number alone. */
export const isPageSign = (line: string): boolean => isPageForm(line) || NUMBER.test(line)

/** Whether what may be the number of a page may be two prices, too, as `12/48`. */
export const mayBePrices = (line: string, page: number): boolean =>
  /^\d+\s*\/\s*\d+$/.test(line) && !isPlace(line, page)

const isPlace = (line: string, page: number) => Math.abs(Number(PLACE.exec(line)?.[1]) - page) <= 1

/** Whether a line says when something is open or served. */
export const saysHours = (line: string): boolean => HOURS.test(line) && !/[$€£]/.test(line)

/** A line without telephone numbers, which are no prices. */
export const withoutPhone = (line: string): string => line.replace(PHONE, '')

/** Whether a line is about the restaurant or the paper and not about what is served. */
export const isNoDish = (line: string) =>
  ADDRESS.test(line) || PHONE.test(line) || NOTE.test(line) || LINES_ONLY.test(line)

/** Whether a line only says that a menu follows, as *Dinner menu*. */
export const isMenuTitle = (line: string) => line.length <= 50 && MENU.test(line)

/** Indexes of the lines that stand at the head or the foot of several pages. */
export function repeatedLines(lines: readonly PastedLine[]): Set<number> {
  const edges = new Map<string, number[]>()
  if (!lines.some(({ startsPage, text }) => startsPage || isPageForm(text))) return new Set()
  for (const [at, { text }] of lines.entries()) {
    if (!isAtPageEdge(lines, at) || hasPrice(text)) continue
    const key = text.toLowerCase().replace(/\d+/g, '#')
    const places = edges.get(key)
    if (places) places.push(at)
    else edges.set(key, [at])
  }
  return new Set([...edges.values()].filter((places) => places.length > 1).flat())
}

function hasPrice(text: string): boolean {
  if (isPageForm(text)) return false
  const { prices, isMarket } = splitPrices(text)
  return prices.length > 0 || isMarket
}

/** Whether a line is one of the first or the last two of a page. */
function isAtPageEdge(lines: readonly PastedLine[], at: number): boolean {
  const isBreak = (index: number) => {
    const line = lines[index]
    return !line || line.startsPage || isPageForm(line.text)
  }
  if (at < 2 || at >= lines.length - 2) return true
  return [at - 1, at, at + 1, at + 2].some(isBreak)
}
