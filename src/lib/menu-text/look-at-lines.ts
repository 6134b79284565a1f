import type { PastedLine } from './clean-lines.ts'
import { isMenuTitle, isNoDish, isPageNumber, repeatedLines } from './left-out.ts'
import { type Heading, readHeading, withoutBullet } from './line-signs.ts'
import type { GroupMark } from './menu-row.ts'
import { readLegend } from './read-marks.ts'
import {
  beginsWithAmount,
  hasOnlyPrices,
  type Priced,
  type PriceStyle,
  sizeNames,
  splitPrices,
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
}

/** A longer line says what a dish is made of, in characters. */
const MOST_OF_NAME = 400

/** Looks at each line of a menu by itself. */
export function lookAtLines(lines: readonly PastedLine[], marks: readonly GroupMark[]): SeenLine[] {
  const repeated = repeatedLines(lines)
  const style = priceStyleOf(lines)
  let sizes: readonly string[] = []
  return lines.map((line, at) => {
    const isEdge = line.startsPage || lines[at + 1]?.startsPage === true
    const isLeft = repeated.has(at) || isPageNumber(line.text, isEdge)
    const seen = lookAt(line, isLeft, { ...style, columns: Math.max(1, sizes.length) }, marks)
    if (seen.role === 'sizes') sizes = seen.sizes
    if (seen.heading) sizes = seen.sizes
    return seen.role === 'sizes' || !seen.priced ? seen : { ...seen, sizes }
  })
}

function lookAt(
  { text: source, afterGap, startsPage }: PastedLine,
  isLeftOut: boolean,
  style: PriceStyle,
  marks: readonly GroupMark[],
): SeenLine {
  const bare = withoutBullet(source)
  const text = bare ?? source
  const seen = {
    ...{ source, text, afterGap: afterGap || startsPage, isBullet: bare !== null },
    ...{ heading: null, priced: null, sizes: [] },
  }
  if (isLeftOut || readLegend(text, marks)) return { ...seen, role: 'note' }
  if (text.length > MOST_OF_NAME) return { ...seen, role: 'words' }
  const names = sizeNames(text)
  if (names) return { ...seen, role: 'sizes', sizes: names }
  if (hasOnlyPrices(text)) return { ...seen, role: 'prices', priced: splitPrices(text, style) }
  if (isNoDish(text)) return { ...seen, role: 'note' }
  if (isMenuTitle(text.replace(/^#+\s*/, ''))) return { ...seen, role: 'title' }
  const priced = splitPrices(text, style)
  if (priced.prices.length > 0 || priced.isMarket) return { ...seen, role: 'priced', priced }
  const [words = text, ...columns] = text.split('\t')
  const above = columns.length > 0 ? sizeNames(columns.join('\t')) : null
  const heading = readHeading(above ? words : text)
  return { ...seen, role: 'words', heading, sizes: above ?? [] }
}

/** Where most of the text's prices stand. */
function priceStyleOf(lines: readonly PastedLine[]): PriceStyle {
  const texts = lines.map(({ text }) => withoutBullet(text) ?? text)
  const atEnd = texts.filter((text) => splitPrices(text).prices.length > 0)
  const atBeginning = texts.filter(beginsWithAmount)
  return { isFirst: atBeginning.length > atEnd.length, columns: 1 }
}
