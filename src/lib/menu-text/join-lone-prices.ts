import { isProse } from './line-signs.ts'
import type { SeenLine } from './look-at-lines.ts'
import type { Priced } from './split-prices.ts'

/** Joins prices that stand on lines of their own to the names that they belong to; a price without a name stays a line. */
export function joinLonePrices(lines: readonly SeenLine[]): SeenLine[] {
  const joined: SeenLine[] = []
  const isNameFirst = beginsWithDescriptions(lines)
  for (let at = 0; at < lines.length; ) {
    const run = runOfPrices(lines, at)
    const line = lines[at] as SeenLine
    if (run.length === 0) joined.push(line)
    else for (const [one, name] of namesFor(joined, run, isNameFirst)) join(joined, one, name)
    at += Math.max(1, run.length)
  }
  return joined
}

function join(joined: SeenLine[], price: SeenLine, name: SeenLine | undefined) {
  const at = name ? joined.indexOf(name) : -1
  const named = joined[at]
  if (!named || !price.priced) {
    joined.push({ ...price, role: 'note' })
    return
  }
  joined[at] = {
    ...named,
    ...{ role: 'priced', heading: null, sizes: price.sizes },
    source: `${named.source}\n${price.source}`,
    priced: addPrices(named, price.priced),
  }
}

function addPrices(named: SeenLine, { prices }: Priced): Priced {
  const before = named.priced ?? { words: named.text, prices: [], isMarket: false }
  return { ...before, prices: [...before.prices, ...prices] }
}

function runOfPrices(lines: readonly SeenLine[], from: number): SeenLine[] {
  const end = lines.findIndex((line, at) => at >= from && line.role !== 'prices')
  return lines.slice(from, end === -1 ? undefined : end)
}

/** Each price with the line of its name. */
function namesFor(
  joined: readonly SeenLine[],
  run: readonly SeenLine[],
  isNameFirst: boolean,
): [SeenLine, SeenLine | undefined][] {
  const block = blockBefore(joined, run.length > 1)
  const names = block.filter(({ text }) => !isProse(text))
  for (const some of [names, block])
    if (some.length === run.length && run.length > 1)
      return run.map((price, at) => [price, some[at]])
  const name = nameOf(run.length > 1 ? blockBefore(joined, false) : block, isNameFirst)
  return run.map((price, at) => [price, at === 0 ? name : undefined]).length > 1
    ? several(run, name)
    : run.map((price) => [price, name])
}

/** Several prices below one name are its sizes. */
function several(
  run: readonly SeenLine[],
  name: SeenLine | undefined,
): [SeenLine, SeenLine | undefined][] {
  const [first] = run
  if (!first?.priced || !name) return run.map((price) => [price, undefined])
  const prices = run.flatMap((line) => line.priced?.prices ?? [])
  const source = run.map((line) => line.source).join('\n')
  return [[{ ...first, source, priced: { ...first.priced, prices } }, name]]
}

/** The lines with words alone before the end, back to an empty line, a heading or a dish; `isLong`: over empty lines. */
function blockBefore(lines: readonly SeenLine[], isLong: boolean): SeenLine[] {
  const block: SeenLine[] = []
  for (const line of lines.toReversed()) {
    if (line.role !== 'words' || line.heading?.isCertain) break
    block.unshift(line)
    if (line.afterGap && !isLong) break
  }
  return block
}

/** The name among the lines before a price: the first of them, or the last where descriptions stand below their price. */
function nameOf(block: readonly SeenLine[], isNameFirst: boolean): SeenLine | undefined {
  const names = block.filter(({ text }) => !isProse(text))
  const [first] = block
  if (names.length === 0) return first
  const last = block.at(-1)
  const isBegun = first?.afterGap || isNameFirst
  if (isBegun && names.length === 1) return names[0]
  if (isBegun) return first?.heading && names.length > 1 ? names[1] : names[0]
  return last && isProse(last.text) ? names.at(-1) : last
}

/** Whether the first lone price stands below a description: then all do, and names are first. */
function beginsWithDescriptions(lines: readonly SeenLine[]): boolean {
  const first = lines.findIndex(({ role }) => role === 'prices')
  const block = blockBefore(lines.slice(0, Math.max(0, first)), false)
  return block.filter(({ heading }) => !heading).length > 1
}
