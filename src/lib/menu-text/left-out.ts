import type { PastedLine } from './clean-lines.ts'

const PAGE =
  /^(?:[-–—\s]*\d{1,3}[-–—\s]*(?:\/|of)\s*\d{1,3}|(?:page|p\.?|seite|pg\.?)\s*\d{1,3}(?:\s*(?:\/|of)\s*\d{1,3})?|[-–—]\s*\d{1,3}\s*[-–—])$/i
const NUMBER = /^\d{1,3}$/
const ADDRESS =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|ca|org|net|co|io|restaurant|menu|cafe)\b|\S+@\S+\.\S+|(?:^|\s)[@#][a-z_][\w.]{3,}/i
const PHONE = /(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/
const MENU =
  /^(?:(?:the|our|[\p{L}&'’]+) ){0,4}menu(?: (?:du jour|of the day|\d{4}|(?:spring|summer|autumn|fall|winter)(?: \d{4})?))?$/iu
const NOTE =
  /gratuity|service charge|\b(?:raw or )?undercooked|food ?borne|before (?:placing|ordering)|allerg(?:y|ies|en)\b.*\b(?:server|staff|team|us|please|ask)|(?:server|staff|team|please|us)\b.*\ballerg|prices? (?:are|include|do not|exclude|subject)|(?:plus|not including|excluding) (?:applicable )?tax|taxes? (?:not|is|are|extra|included)|all rights reserved|©|follow us|split (?:bills|plates)/i
const LINES_ONLY = /^[^\p{L}\p{N}]+$/u

/** Whether a line is the number of a page. `isFirst`, `isLast`: it stands at the edge of one. */
export function isPageNumber(line: string, isAtEdge: boolean): boolean {
  return PAGE.test(line) || (isAtEdge && NUMBER.test(line))
}

/** Whether a line is about the restaurant or the paper and not about what is served. */
export const isNoDish = (line: string) =>
  ADDRESS.test(line) || PHONE.test(line) || NOTE.test(line) || LINES_ONLY.test(line)

/** Whether a line only says that a menu follows, as *Dinner menu*. */
export const isMenuTitle = (line: string) => line.length <= 50 && MENU.test(line)

/** Indexes of the lines that stand at the head or the foot of several pages. */
export function repeatedLines(lines: readonly PastedLine[]): Set<number> {
  const edges = new Map<string, number[]>()
  if (!lines.some(({ startsPage, text }) => startsPage || PAGE.test(text))) return new Set()
  for (const [at, { text }] of lines.entries()) {
    if (!isAtPageEdge(lines, at)) continue
    const key = text.toLowerCase().replace(/\d+/g, '#')
    edges.set(key, [...(edges.get(key) ?? []), at])
  }
  return new Set([...edges.values()].filter((places) => places.length > 1).flat())
}

/** Whether a line is one of the first or the last two of a page. */
function isAtPageEdge(lines: readonly PastedLine[], at: number): boolean {
  const isBreak = (index: number) => {
    const line = lines[index]
    return !line || line.startsPage || PAGE.test(line.text)
  }
  if (at < 2 || at >= lines.length - 2) return true
  return [at - 1, at, at + 1, at + 2].some(isBreak)
}
