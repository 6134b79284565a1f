import { isSectionName } from './section-names.ts'

/** What a heading says that is marked as one: its words without the marks, and whether it is one for certain. */
export type Heading = { name: string; isCertain: boolean }

/** A longer line is no heading, in characters. */
const MOST_OF_HEADING = 80
const MARKDOWN = /^#{1,6}\s+(.+?)\s*#*$/
const DECORATED = /^[-–—=~*•·_+|]{2,}\s*(.+?)\s*[-–—=~*•·_+|]{2,}$/
const WITH_COLON = /^([^:]{2,60}):$/
/** A sign before each line of a list. */
const BULLET = /^(?:[•●○▪■□◦‣➢✓►·*–—-]\s+|[•●○▪■□◦‣➢✓►])/

/** The heading that a line is by its own signs; null where it has none. */
export function readHeading(line: string): Heading | null {
  if (line.length > MOST_OF_HEADING) return null
  const bold = /^(\*\*|__)(.+)\1:?$/.exec(line)
  const marked = MARKDOWN.exec(line)?.[1] ?? DECORATED.exec(line)?.[1] ?? bold?.[2]
  if (marked !== undefined && /\p{L}/u.test(marked))
    return { name: marked.replace(/:$/, ''), isCertain: true }
  const [, named] = WITH_COLON.exec(line) ?? []
  if (named !== undefined && !isProse(named)) return { name: named, isCertain: true }
  if (isSectionName(line)) return { name: line, isCertain: true }
  return isCapitals(line) ? { name: line, isCertain: false } : null
}

/** Whether a line is in capitals and short enough for a name. */
export function isCapitals(line: string): boolean {
  const letters = line.replace(/\P{L}/gu, '')
  return letters.length >= 3 && line.length <= 60 && letters === letters.toUpperCase()
}

/** Whether a line reads like what a dish is made of, and not like its name. */
export function isProse(line: string): boolean {
  if (/^\p{Ll}/u.test(line) || /[.!]$/.test(line) || line.length > 70) return true
  if (
    /^(?:with|served|choice of|choose|add|includes?|and|or|topped|contains?|ask (?:your|our|us))\b/i.test(
      line,
    )
  )
    return true
  return (line.match(/,\s*\p{Ll}/gu) ?? []).length > 0 || (line.match(/,/g) ?? []).length > 1
}

/** A line without the bullet before it; null where it has none. */
export function withoutBullet(line: string): string | null {
  return BULLET.test(line) ? line.replace(BULLET, '') : null
}

/** How many words a line has. */
export const countWords = (line: string) => line.split(/\s+/).length
