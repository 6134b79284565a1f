import type { PastedLine } from './clean-lines.ts'
import {
  isMenuTitle,
  isNoDish,
  isPageNumber,
  mayBePrices,
  repeatedLines,
  saysHours,
} from './left-out.ts'
import { type Heading, readHeading, withoutBullet } from './line-signs.ts'
import type { Doubt, GroupMark } from './menu-row.ts'
import { readLegend } from './read-marks.ts'
import {
  firstAmount,
  hasOnlyPrices,
  MOST_OF_PRICED,
  type Priced,
  type PriceStyle,
  sizeNames,
  splitPrices,
  splitSizes,
} from './split-prices.ts'

/**
 * A line by its own signs. `note`: it is not about dishes · `title`: it names the menu · `sizes`: names above columns of
 * prices · `prices`: nothing else · `priced`: words with a price · `words`: all others, with `heading` where it looks like one.
 */
export type SeenLine = {
  source: string
  /** Its words without a bullet before them. */
  text: string
  afterGap: boolean
  isBullet: boolean
  role: 'note' | 'title' | 'sizes' | 'prices' | 'priced' | 'words'
  heading: Heading | null
  priced: Priced | null
  sizes: readonly string[]
  doubts: readonly Doubt[]
}

/** A longer line says what a dish is made of, in characters. Such a line is looked at no further. */
const MOST_OF_NAME = MOST_OF_PRICED

/** Looks at each line of a menu by itself. */
export function lookAtLines(lines: readonly PastedLine[], marks: readonly GroupMark[]): SeenLine[] {
  const repeated = repeatedLines(lines)
  const style = priceStyleOf(lines)
  let sizes: readonly string[] = []
  let page = 1
  return lines.map((line, at) => {
    const isEdge = line.startsPage || lines[at + 1]?.startsPage === true
    if (line.startsPage) page += 1
    const isNumber = isPageNumber(line.text, isEdge, page)
    const isLeft = repeated.has(at) || isNumber
    const doubts = isNumber && mayBePrices(line.text, page) ? (['kind'] as const) : []
    const seen = lookAt(
      line,
      isLeft ? doubts : null,
      { ...style, columns: Math.max(1, sizes.length) },
      marks,
    )
    if (seen.role === 'sizes') sizes = seen.sizes
    if (seen.heading) sizes = seen.sizes
    return seen.role === 'sizes' || !seen.priced ? seen : { ...seen, sizes }
  })
}

function lookAt(
  { text: source, afterGap, startsPage }: PastedLine,
  leftOut: readonly Doubt[] | null,
  style: PriceStyle,
  marks: readonly GroupMark[],
): SeenLine {
  const bare = withoutBullet(source)
  const text = bare ?? source
  const seen = {
    ...{ source, text, afterGap: afterGap || startsPage, isBullet: bare !== null },
    ...{ heading: null, priced: null, sizes: [], doubts: [] },
  }
  if (leftOut) return { ...seen, role: 'note', doubts: leftOut }
  if (readLegend(text, marks)) return { ...seen, role: 'note' }
  if (text.length > MOST_OF_NAME) return { ...seen, role: 'words' }
  const names = sizeNames(text)
  if (names) return { ...seen, role: 'sizes', sizes: names }
  if (hasOnlyPrices(text))
    return { ...seen, role: 'prices', priced: splitPrices(text, { ...style, isFirst: false }) }
  if (saysHours(text)) return { ...seen, role: 'note', doubts: ['kind'] }
  if (isNoDish(text) && !isPricedPerPerson(text)) return { ...seen, role: 'note' }
  if (isMenuTitle(text.replace(/^#+\s*/, ''))) return { ...seen, role: 'title' }
  const priced = splitPrices(text, style)
  if (priced.prices.length > 0 || priced.isMarket) return { ...seen, role: 'priced', priced }
  const above = splitSizes(text)
  const heading = readHeading(above?.words ?? text)
  return { ...seen, role: 'words', heading, sizes: above?.sizes ?? [] }
}

/** `Set menu $65 per person plus tax`: what is said of a price does not make the line a note. */
const isPricedPerPerson = (text: string) =>
  /^[^$€£]{2,60}[$€£] ?\d[\d.,]* ?\/? ?(?:per person|pp|each|per guest|person)\b/i.test(text)

/** Where most of the text's prices stand. */
function priceStyleOf(lines: readonly PastedLine[]): PriceStyle {
  const texts = lines.map(({ text }) => withoutBullet(text) ?? text)
  const atEnd = texts.filter((text) => splitPrices(text).prices.length > 0)
  const beginnings = texts.map(firstAmount).filter((cents) => cents !== null)
  const isFirst = beginnings.length > atEnd.length && !areNumbered(beginnings)
  return { isFirst, columns: 1 }
}

/** Whether the amounts before the lines number them: most are a little larger than the one before. */
function areNumbered(amounts: readonly number[]): boolean {
  const steps = amounts.slice(1).map((cents, at) => cents - (amounts[at] ?? 0))
  return steps.filter((step) => step > 0 && step <= 200).length > steps.length / 2
}
