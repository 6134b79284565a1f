import { AMOUNT, readCents } from '../money/cents.ts'
import type { RowPrice } from './menu-row.ts'

/** A line without its prices. `isMarket`: it says that the price is the market's, which is none. */
export type Priced = { words: string; prices: RowPrice[]; isMarket: boolean }

/** How the prices of a text are written: `isFirst`, before the names; `columns`, how many a line has by its columns. */
export type PriceStyle = { isFirst: boolean; columns: number }

const USUAL: PriceStyle = { isFirst: false, columns: 1 }

const MEASURE = '\\d+(?:[.,]\\d+)? ?(?:oz|ml|cl|dl|l|g|kg|lbs?|pcs?|pieces?|in|")\\.?'
const SIZE_WORD =
  '(?:glass|gl|bottle|btl|carafe|half|full|small|medium|large|regular|single|double|pint|sleeve|jug|pitcher|cup|bowl|slice|whole|dozen|sm|md|lg|s|m|l|xl)\\.?'
const ANY_SIZE = `(?:${MEASURE}|${SIZE_WORD})`
const SIZE = new RegExp(`^${ANY_SIZE}$`, 'i')
const ONLY_SIZES = new RegExp(`^[\\s/|·,]*${ANY_SIZE}(?:[\\s/|·,]+${ANY_SIZE})+$`, 'i')
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
const HAS_CURRENCY = /[$€£]|CAD|USD|EUR|GBP|CHF|Fr\b/
/** A number after these counts something. */
const COUNTED =
  /(?:(?:^|[\s(])(?:for|of|no|nº|n°|number|since|est|x|serves|approx|about|to|page|vol|choose|any)\.?|[#×+&])\s*$/i

/** Takes the prices off a line: those at its end, with the names of sizes before them, or one at its beginning. */
export function splitPrices(line: string, { isFirst, columns }: PriceStyle = USUAL): Priced {
  const market = MARKET.exec(line)
  const marketed = market ? line.slice(0, market.index).replace(LEADERS, '') : ''
  if (/\p{L}/u.test(marketed)) return { words: marketed, prices: [], isMarket: true }
  const ends = pricesAtEnd(line, columns) ?? sizedAtEnd(line)
  if (ends) return { ...ends, isMarket: false }
  const [begin, amount = ''] = FIRST_AMOUNT.exec(line) ?? []
  const cents = begin === undefined ? null : readPrice(amount)
  if (begin !== undefined && cents !== null && (isFirst || isCertain(amount)))
    return { words: line.slice(begin.length), prices: [{ name: '', cents }], isMarket: false }
  return { words: line, prices: [], isMarket: false }
}

/** Whether a line has nothing but prices. */
export function hasOnlyPrices(line: string): boolean {
  const { words, prices } = splitPrices(line)
  return prices.length > 0 && words === ''
}

/** The names of sizes that stand above columns of prices, as in `Glass / Bottle`; null where it is another line. */
export function sizeNames(line: string): string[] | null {
  if (!ONLY_SIZES.test(line)) return null
  return [...line.matchAll(new RegExp(`(?<![\\p{L}\\d])${ANY_SIZE}(?!\\p{L})`, 'giu'))].map(
    ([name]) => name,
  )
}

/** Whether a line begins with what could be its price. */
export const beginsWithAmount = (line: string): boolean => FIRST_AMOUNT.test(line)

type Taken = Omit<Priced, 'isMarket'>

/** `Name 14`, `Name 14/19`, `Name glass 12 | bottle 48`; null where no price is at the end. */
function pricesAtEnd(line: string, columns: number): Taken | null {
  let rest = line
  const prices: RowPrice[] = []
  let first = ''
  for (;;) {
    const found = LAST_AMOUNT.exec(rest)
    const amount = found?.[1]
    if (!found || amount === undefined) break
    const before = rest.slice(0, found.index + found[0].indexOf(amount))
    const cents = readPrice(amount)
    if (cents === null || (!isCertain(amount) && COUNTED.test(before))) break
    const size = sizeBefore(before)
    prices.unshift({ name: size?.name ?? '', cents })
    if (prices.length === 1) first = before
    rest = withoutLeaders(size?.rest ?? before)
    const mayGoOn = size !== null || /[/|·,;\t]\s*$/.test(before) || prices.length < columns
    if (!mayGoOn && !(isCertain(amount) && isCertain(LAST_AMOUNT.exec(rest)?.[1] ?? ''))) break
  }
  if (prices.length === 0) return null
  const [one, ...others] = prices
  // A dish of one size has it in its name.
  if (one?.name && others.length === 0) {
    return { words: withoutLeaders(first), prices: [{ ...one, name: '' }] }
  }
  return { words: rest, prices }
}

/** `Name 12 glass / 48 bottle`, `Name 12 (6 oz) 17 (9 oz)`; null where it is none of these. */
function sizedAtEnd(line: string): Taken | null {
  let rest = line
  const prices: RowPrice[] = []
  for (;;) {
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
  for (const count of [2, 1]) {
    const [, name] =
      new RegExp(`(?:^|[\\s/|·,;(])((?:[^\\s/|·,;(]+ ?){${count}})$`).exec(trimmed) ?? []
    if (name !== undefined && SIZE.test(name.trim()))
      return { name: name.trim(), rest: trimmed.slice(0, trimmed.length - name.length) }
  }
  return null
}

/** The cents of an amount that may be a price; a year is none. */
function readPrice(amount: string): number | null {
  if (/^(?:19|20)\d\d$/.test(amount.trim())) return null
  return readCents(amount) ?? null
}

/** Whether an amount can be nothing but a price. */
const isCertain = (amount: string) => HAS_CURRENCY.test(amount) || /[.,]\d\d$/.test(amount)
