import { AMOUNT, readCents } from '../money/cents.ts'
import { isProse } from './line-signs.ts'
import type { RowPrice } from './menu-row.ts'

/** A line without its prices. `isMarket`: it says that the price is the market's, which is none. */
export type Priced = {
  words: string
  prices: RowPrice[]
  isMarket: boolean
  /** What is said behind the prices, as `each` or `add bacon 3`. */
  behind?: string
  /** That the amount is a price is a guess. */
  isGuess?: boolean
}

/** A longer line has no prices that are looked for, in characters. */
export const MOST_OF_PRICED = 400
/** Of a line, the most prices; and the most characters of one of them with the name of its size. */
const [MOST_PRICES, MOST_OF_END] = [12, 80]

/** How the prices of a text are written: `isFirst`, before the names; `columns`, how many a line has by its columns. */
export type PriceStyle = { isFirst: boolean; columns: number }

const USUAL: PriceStyle = { isFirst: false, columns: 1 }

const MEASURE = '\\d+(?:[.,]\\d+)? ?(?:oz|ml|cl|dl|l|g|kg|lbs?|pcs?|pieces?|in|["”″])\\.?'
const SIZE_WORD =
  '(?:glass|gl|bottle|btl|carafe|half|full|small|medium|large|regular|single|double|pint|sleeve|jug|pitcher|cup|bowl|slice|whole|dozen|sm|md|lg|s|m|l|xl)\\.?'
const LITRES = '0[.,](?:25|33|75|\\d)(?!\\d)'
const ANY_SIZE = `(?:${MEASURE}|${LITRES}|${SIZE_WORD})`
const SIZE = new RegExp(`^${ANY_SIZE}$`, 'i')
const LAST_SIZE = new RegExp(`(?:^|[\\s/|·,;(])(${ANY_SIZE})$`, 'i')
const ONLY_SIZES = new RegExp(`^[\\s/|·,]*${ANY_SIZE}(?:[\\s/|·,]+${ANY_SIZE})+$`, 'i')
const WITH_SIZES = new RegExp(
  `^(.*?\\p{L}.*?)\\s+(${ANY_SIZE}(?:[\\s/|·]+${ANY_SIZE})*(?: ?[/|·\\t] ?)${ANY_SIZE})$`,
  'iu',
)
const MARKET =
  /(?:^|[\s.…·(–—-])(?:[Mm]arket [Pp]rice|MARKET PRICE|[Mm]kt\.? [Pp]rice|MP|M\.P\.|MKT|AQ|A\.Q\.|SQ|S\.Q\.)\)?$/
/** What leads from a name to its price. */
const LEADERS = /[\s.…·_,:;|/–—-]+$/
const LAST_AMOUNT = new RegExp(`(?:^|[\\s.…·_/|(:,;–—-])(${AMOUNT})\\)?$`)
const FIRST_AMOUNT = new RegExp(`^(${AMOUNT})(?![.)\\w"'%])(?:\\s*[.…·:–—|-]+)?\\s+(?=\\p{L})`, 'u')
const AMOUNT_WITH_SIZE = new RegExp(
  `(?:^|[\\s.…·_/|(:,;–—-])(${AMOUNT}) ?(?:\\((${ANY_SIZE})\\)|(${SIZE_WORD}))$`,
  'i',
)
const BRACKETED = new RegExp(`\\(([^()]{1,30})\\)\\s*[:…–—-]?\\s*(${AMOUNT})$`)
const HAS_CURRENCY = /[$€£]|CAD|USD|EUR|GBP|CHF|Fr\b/
/** A number after these counts something. */
const COUNTED =
  /(?:(?:^|[\s(])(?:for|of|no|nº|n°|number|since|est|x|serves|approx|about|to|page|vol|choose|any|bin|route|area|until|till)\.?|[#×+&])\s*$/i

const SIGN = '(?:V|VG|VE|VEG|VGN|VGT|GF|DF|NF|SP|H|GFO|GFA|VO|VGO|DFO)'
const BEHIND_MARKS = new RegExp(
  `\\s*(?:[([]((?:[A-Za-z]{1,4}[*+]?)(?:[\\s,/|&+]+[A-Za-z]{1,4}[*+]?)*)[)\\]]|(?<=[\\d\\s)])(${SIGN}(?:[\\s,/]+${SIGN})*|[*†‡]{1,3}))$`,
)
const BEHIND_UNIT =
  /(?:\s*\/\s*|\s+)((?:each|ea|pp|p\.p|person|per (?:person|guest|piece|dozen|pound|lb|head|glass|bottle)|a piece|piece|pc|dozen|doz|dz|lb|pound)\.?)$/i
const BEHIND_BRACKETS = /\s*\(([^()]{1,200})\)$/
const BEHIND_DASH = /(?<=[\d€£$])\s+[-–—]+\s+(\p{L}.*)$/u
const BEHIND_ADDED = /(?<=[\d€£$])[\s,;]+((?:add|sub|substitute|upgrade)\b.*|\+.*\p{L}.*)$/iu
const BEHIND_CURRENCY = /(?<=[$€£] ?\d[\d.,]{0,9})\s+(\p{L}.*)$/u
/** Amounts that can be nothing but prices. */
const CERTAIN =
  /[$€£] ?\d|\d ?[€£]|(?<![\d.,])\d{1,4}[.,]\d\d(?![\d%])|\b(?:CAD|USD|EUR|CHF) ?\d|\+ ?\d/
const ALONE = /[\s|/,;(–—-](\d{1,4}(?:[.,]\d{1,2})?)(?=$|[\s)|/,;])/g
/** What is counted by a number before it. */
const UNIT =
  /^\s*(?:oz|ml|cl|dl|l|g|kg|lbs?|pcs?|pieces?|in|inch(?:es)?|years?|yrs?|yo|y\.o|courses?|people|persons?|guests?|minutes?|min|hours?|hrs?|days?|weeks?|months?|eggs?|mm|cm|degrees|of|types?|kinds?|slices?|shots?|spices?|layers?|cheeses?|ways?)\b/i

/** Whether words are the name of a size. */
export const isSize = (words: string): boolean => SIZE.test(words.trim())

/** Whether words have what may be a price. */
export const hasAmount = (text: string): boolean =>
  CERTAIN.test(text) || splitPrices(text).prices.length > 0

/** Whether a name still has what may be a price when its prices are taken off. */
export function hasAmountLeft(name: string): boolean {
  if (CERTAIN.test(name.replaceAll(new RegExp(MEASURE, 'gi'), ''))) return true
  return [...name.slice(0, MOST_OF_PRICED).matchAll(ALONE)].some(
    ({ index, 0: all, 1: number = '' }) => {
      const [before, after] = [name.slice(0, index + 1), name.slice(index + all.length)]
      const isCounted = COUNTED.test(before) || UNIT.test(after)
      const isInBrackets = before.endsWith('(') && after.startsWith(')')
      return !isCounted && !isInBrackets && readPrice(number) !== null && !isSize(number)
    },
  )
}

/** Takes the prices off a line: those at its end, with the names of sizes before them, or one at its beginning. */
export function splitPrices(line: string, style: PriceStyle = USUAL): Priced {
  const none = { words: line, prices: [], isMarket: false }
  if (line.length > MOST_OF_PRICED) return none
  const market = MARKET.exec(line)
  const marketed = market ? line.slice(0, market.index).replace(LEADERS, '') : ''
  if (/\p{L}/u.test(marketed)) return { words: marketed, prices: [], isMarket: true }
  if (!/\d/.test(line) && !BEHIND_MARKS.test(line)) return none
  const added = splitBehind(line, BEHIND_ADDED, style)
  if (added) return added
  const ends = bracketedAtEnd(line) ?? pricesAtEnd(line, style.columns) ?? sizedAtEnd(line)
  if (ends) return { ...ends, isMarket: false }
  const [begin, amount = ''] = FIRST_AMOUNT.exec(line) ?? []
  const cents = begin === undefined ? null : readPrice(amount)
  if (begin !== undefined && cents !== null && (style.isFirst || isCertain(amount)))
    return { words: line.slice(begin.length), prices: [{ name: '', cents }], isMarket: false }
  return pricesBefore(line, style) ?? none
}

/** A line with something behind its prices: marks, `each`, what is in brackets or after a dash; null where it has no price. */
function pricesBefore(line: string, style: PriceStyle): Priced | null {
  const marked = splitMarksBehind(line, style)
  if (marked) return marked
  for (const pattern of [BEHIND_UNIT, BEHIND_BRACKETS, BEHIND_DASH]) {
    const before = splitBehind(line, pattern, style)
    if (before) return before
  }
  if (line.endsWith('.') && !isProse(line.slice(0, -1))) return named(line.slice(0, -1), style)
  const certain = splitBehind(line, BEHIND_CURRENCY, style)
  return certain && !isProse(certain.words) ? certain : null
}

/** `Soup 9 (V)`: marks behind a price are read as those behind a name. */
function splitMarksBehind(line: string, style: PriceStyle): Priced | null {
  const [marked, inside, bare = ''] = BEHIND_MARKS.exec(line) ?? []
  if (marked === undefined) return null
  const before = priced(line.slice(0, line.length - marked.length), style)
  const signs = inside === undefined && !/\w/.test(bare) ? bare : `(${inside ?? bare})`
  if (before?.words === '')
    return { ...before, behind: [before.behind ?? '', signs].filter(Boolean).join(' ') }
  return before && { ...before, words: `${before.words} ${signs}` }
}

/** A line with its prices before what a pattern finds at its end. */
function splitBehind(line: string, pattern: RegExp, style: PriceStyle): Priced | null {
  const found = pattern.exec(line)
  const isOfPrice = pattern === BEHIND_UNIT || pattern === BEHIND_BRACKETS
  const read = isOfPrice ? priced : named
  const before = found && read(line.slice(0, found.index), style)
  if (!found || !before) return null
  const behind = [before.behind ?? '', found[1] ?? ''].filter(Boolean).join(', ')
  const isUnsure = pattern === BEHIND_CURRENCY || pattern === BEHIND_DASH
  const isGuess = before.isGuess || (isUnsure && !CERTAIN.test(line))
  return { ...before, behind, ...(isGuess ? { isGuess } : {}) }
}

/** A line with prices and a name; null where it lacks one of them. */
function named(line: string, style: PriceStyle): Priced | null {
  const read = priced(line, style)
  return read && /\p{L}/u.test(read.words) ? read : null
}

/** A line with prices, with or without a name; null where it has none. */
function priced(line: string, style: PriceStyle): Priced | null {
  if (line === '') return null
  const read = splitPrices(line, { ...style, isFirst: false })
  return read.prices.length > 0 || read.isMarket ? read : null
}

/** Whether a line has nothing but prices. */
export function hasOnlyPrices(line: string): boolean {
  const { words, prices } = splitPrices(line)
  return prices.length > 0 && words === ''
}

/** A line that ends with names of sizes, as `WINE Glass / Bottle`: what stands before them and their names; null where it is another. */
export function splitSizes(line: string): { words: string; sizes: string[] } | null {
  const [, words = '', names = ''] =
    line.length > MOST_OF_PRICED ? [] : (WITH_SIZES.exec(line) ?? [])
  const sizes = sizeNames(names)
  return sizes && { words: words.trim(), sizes }
}

/** The names of sizes that stand above columns of prices, as in `Glass / Bottle`; null where it is another line. */
export function sizeNames(line: string): string[] | null {
  if (line.length > MOST_OF_PRICED || !ONLY_SIZES.test(line)) return null
  return [...line.matchAll(new RegExp(`(?<![\\p{L}\\d])${ANY_SIZE}(?!\\p{L})`, 'giu'))].map(
    ([name]) => name,
  )
}

/** The amount that a line begins with, which could be its price, in cents; null where it has none. */
export function firstAmount(line: string): number | null {
  const [, amount] = FIRST_AMOUNT.exec(line) ?? []
  return amount === undefined ? null : (readCents(amount) ?? null)
}

type Taken = Omit<Priced, 'isMarket'>

/** `Name 14`, `Name 14/19`, `Name glass 12 | bottle 48`; null where no price is at the end. */
function pricesAtEnd(line: string, columns: number): Taken | null {
  let rest = line
  const prices: RowPrice[] = []
  let first = ''
  while (prices.length < MOST_PRICES) {
    const found = lastAmount(rest)
    if (!found) break
    const { amount, before } = found
    const cents = readPrice(amount)
    if (cents === null || (!isCertain(amount) && COUNTED.test(before))) break
    const size = sizeBefore(before)
    prices.unshift({ name: size?.name ?? '', cents })
    if (prices.length === 1) first = before
    rest = withoutLeaders(size?.rest ?? before)
    const mayGoOn =
      size !== null || /(?:[/|·,;\t]|\d ?[-–—])\s*$/.test(before) || prices.length < columns
    if (!mayGoOn && !(isCertain(amount) && isCertain(lastAmount(rest)?.amount ?? ''))) break
  }
  if (prices.length === 0) return null
  const [one, ...others] = prices
  // A dish of one size has it in its name.
  if (one?.name && others.length === 0) {
    return { words: withoutLeaders(first), prices: [{ ...one, name: '' }] }
  }
  return { words: rest, prices }
}

/** The amount at the end of a line, and what stands before it. */
function lastAmount(line: string): { amount: string; before: string } | null {
  const begin = Math.max(0, line.length - MOST_OF_END)
  const found = LAST_AMOUNT.exec(line.slice(begin))
  const amount = found?.[1]
  if (!found || amount === undefined || (begin > 0 && found.index === 0)) return null
  return { amount, before: line.slice(0, begin + found.index + found[0].indexOf(amount)) }
}

/** `Name (half) 38 (whole) 68`; null where fewer than two sizes are in brackets. */
function bracketedAtEnd(line: string): Taken | null {
  let rest = line
  const prices: RowPrice[] = []
  while (prices.length < MOST_PRICES) {
    const [found, name = '', amount = ''] = BRACKETED.exec(rest) ?? []
    const cents = found === undefined ? null : readPrice(amount)
    if (found === undefined || cents === null) break
    prices.unshift({ name, cents })
    rest = withoutLeaders(rest.slice(0, rest.length - found.length))
  }
  return prices.length > 1 ? { words: rest, prices } : null
}

/** `Name 12 glass / 48 bottle`, `Name 12 (6 oz) 17 (9 oz)`; null where it is none of these. */
function sizedAtEnd(line: string): Taken | null {
  let rest = line
  const prices: RowPrice[] = []
  while (prices.length < MOST_PRICES) {
    const [found, amount = '', inside, word] = AMOUNT_WITH_SIZE.exec(rest) ?? []
    const cents = found === undefined ? null : readPrice(amount)
    if (found === undefined || cents === null) break
    prices.unshift({ name: inside ?? word ?? '', cents })
    rest = withoutLeaders(rest.slice(0, rest.length - found.length))
  }
  return prices.length > 1 ? { words: rest, prices } : null
}

function withoutLeaders(text: string): string {
  const words = text.replace(LEADERS, '').replace(/\($/, '').trimEnd()
  return /[\p{L}\p{N}]/u.test(words) ? words : ''
}

function sizeBefore(before: string): { name: string; rest: string } | null {
  const trimmed = before.replace(LEADERS, '')
  const name = LAST_SIZE.exec(trimmed.slice(-MOST_OF_END))?.[1]
  return name === undefined ? null : { name, rest: trimmed.slice(0, trimmed.length - name.length) }
}

/** The cents of an amount that may be a price; a year is none. */
function readPrice(amount: string): number | null {
  if (/^(?:19|20)\d\d$/.test(amount.trim())) return null
  return readCents(amount) ?? null
}

/** Whether an amount can be nothing but a price. */
const isCertain = (amount: string) => HAS_CURRENCY.test(amount) || /[.,]\d\d$/.test(amount)
