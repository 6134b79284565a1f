import { emptyRow, type MenuRow } from './menu-row.ts'
import * as t from './messages.gen.ts'
import { areSigns, type Legend, splitMarks } from './read-marks.ts'
import { hasAmountLeft, type Priced, type PriceStyle, splitPrices } from './split-prices.ts'

const DASH = /^(.{2,80}?)\s+[-–—|•:…]+\s+(.+)$/s
const COLON = /^([^:]{2,40}):\s+(.+)$/s
const BRACKETS = /^(.{2,80}?)\s*\(([^()]+)\)$/s

/** A dish as a line or several say it, by its prices, its marks and its words. */
export function readDish(source: string, legend: Legend, style?: PriceStyle): MenuRow {
  const lines = source.split('\n')
  const priced = lines.map((line) => splitPrices(line, style))
  return dishOf(source, joinPriced(priced), legend)
}

/** The dish that is made of words and prices which were read already. */
export function dishOf(source: string, priced: Priced, legend: Legend): MenuRow {
  const { words, marks, hasUnknown } = splitMarks(priced.words, legend)
  // A mark may stand between the name and its price, or behind the price.
  const later = priced.prices.length > 0 || priced.isMarket ? null : splitPrices(words)
  const { words: unpriced, prices, isMarket, behind = '', isGuess } = later ?? { ...priced, words }
  const before = later ? splitMarks(unpriced, legend) : { words, marks: [], hasUnknown: false }
  const split = splitName(before.words)
  const named = splitMarks(split.name, legend)
  const said = [split.text, behind].filter(Boolean).join(', ')
  const text = isMarket ? [said, t.marketPrice()].filter(Boolean).join('. ') : said
  const isUnnamed = prices.length > 1 && prices.some(({ name }) => name === '')
  const isLeft = prices.length > 0 && hasAmountLeft(unpriced)
  const row = emptyRow('dish', source)
  const isMarked = hasUnknown || before.hasUnknown || named.hasUnknown
  return {
    ...row,
    ...{ name: named.words, text, prices },
    marks: [...new Set([...marks, ...before.marks, ...named.marks])],
    doubts: [
      ...(isMarket ? (['market-price'] as const) : []),
      ...(isUnnamed || isLeft ? (['sizes'] as const) : []),
      ...(isGuess ? (['kind'] as const) : []),
      ...(isMarked ? (['mark'] as const) : []),
    ],
  }
}

/** A name and the description on the same line: after a dash, in brackets, after commas or in the next column. */
export function splitName(words: string): { name: string; text: string } {
  const [column = '', ...columns] = words
    .split('\t')
    .map((cell) => cell.trim())
    .filter(Boolean)
  if (columns.length > 0) return { name: column, text: columns.join(', ') }
  const [, name, text] =
    DASH.exec(column) ??
    COLON.exec(column) ??
    splitAtBrackets(column) ??
    splitAtCommas(column) ??
    []
  return name === undefined || text === undefined ? { name: column, text: '' } : { name, text }
}

/** `Burger (beef, cheddar)`: one or two words in brackets are part of the name. */
function splitAtBrackets(words: string): RegExpExecArray | null {
  const found = BRACKETS.exec(words)
  const inside = found?.[2] ?? ''
  if (areSigns(inside)) return null
  return inside.includes(',') || inside.split(' ').length > 3 ? found : null
}

/** `Caesar salad, romaine, anchovy`: what goes on in small letters twice and more is what it is made of. */
function splitAtCommas(words: string): [string, string, string] | null {
  const [name = '', ...parts] = words.split(/,\s+/)
  const isList = parts.length > 1 && parts.every((part) => /^[\p{Ll}\d]/u.test(part))
  return isList && /^\p{Lu}/u.test(name) ? [words, name, parts.join(', ')] : null
}

function joinPriced(all: readonly Priced[]): Priced {
  return {
    words: all
      .map(({ words }) => words)
      .filter(Boolean)
      .join(' '),
    prices: all.flatMap(({ prices }) => prices),
    isMarket: all.some(({ isMarket }) => isMarket),
    behind: all
      .map(({ behind = '' }) => behind)
      .filter(Boolean)
      .join(', '),
    isGuess: all.some(({ isGuess }) => isGuess),
  }
}
