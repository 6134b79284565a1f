import { isProse } from './line-signs.ts'
import type { SeenLine } from './look-at-lines.ts'
import type { Priced } from './split-prices.ts'

/** A price, the index of the line of its name among those that were joined, and whether that is a guess. */
type Match = { price: SeenLine; name: number | null; isGuess: boolean }

/** The lines with words alone before a price: their indexes among the lines that were joined. */
type Block = { at: number; line: SeenLine }[]

/** Joins prices that stand on lines of their own to the names that they belong to; a price without a name stays a line. */
export function joinLonePrices(lines: readonly SeenLine[]): SeenLine[] {
  const joined: SeenLine[] = []
  const isNameFirst = beginsWithDescriptions(lines)
  let from = 0
  let isOrphaned = false
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as SeenLine
    const run = runOfPrices(lines, at)
    if (run.length === 0) {
      if (line.heading?.isCertain) isOrphaned = false
      joined.push(isOrphaned && line.role === 'words' ? { ...line, doubts: ['kind'] } : line)
    } else {
      const matches = matchNames(joined, from, run, isNameFirst)
      if (run.length > 1 && matches.length === 1) doubtNames(joined, from)
      isOrphaned ||= matches.every(({ name }) => name === null)
      for (const match of matches) join(joined, { ...match, isGuess: match.isGuess || isOrphaned })
      from = joined.length
    }
    at += Math.max(1, run.length)
  }
  return joined
}

/** Says of the names before several prices that each may be a dish, where their numbers differ. */
function doubtNames(joined: SeenLine[], from: number) {
  const names = blockBefore(joined, from, true).filter(({ line }) => !isProse(line.text))
  if (names.length > 1) for (const { at, line } of names) joined[at] = { ...line, doubts: ['kind'] }
}

function join(joined: SeenLine[], { price, name, isGuess }: Match) {
  const named = name === null ? undefined : joined[name]
  if (name === null || !named || !price.priced) {
    joined.push({ ...price, role: 'note', doubts: ['kind'] })
    return
  }
  joined[name] = {
    ...named,
    ...{ role: 'priced', heading: null, sizes: price.sizes },
    source: `${named.source}\n${price.source}`,
    priced: addPrices(named, price.priced),
    doubts: isGuess ? ['kind'] : named.doubts,
  }
}

function addPrices(named: SeenLine, { prices, behind = '' }: Priced): Priced {
  const before = named.priced ?? { words: named.text, prices: [], isMarket: false }
  return { ...before, prices: [...before.prices, ...prices], behind }
}

function runOfPrices(lines: readonly SeenLine[], from: number): SeenLine[] {
  let end = from
  while (lines[end]?.role === 'prices') end += 1
  return lines.slice(from, end)
}

/** Each price with the line of its name, among those since the price before. */
function matchNames(
  joined: readonly SeenLine[],
  from: number,
  run: readonly SeenLine[],
  isNameFirst: boolean,
): Match[] {
  const block = blockBefore(joined, from, run.length > 1)
  const names = block.filter(({ line }) => !isProse(line.text))
  for (const some of [names, block])
    if (some.length === run.length && run.length > 1)
      return run.map((price, at) => {
        return { price, name: some[at]?.at ?? null, isGuess: some !== names }
      })
  const near = run.length > 1 ? blockBefore(joined, from, false) : block
  const name = nameOf(near, isNameFirst)?.at ?? null
  const isGuess = near.filter(({ line }) => !isProse(line.text)).length !== 1
  return [{ price: together(run), name, isGuess }]
}

/** Several prices below one name are its sizes. */
function together(run: readonly SeenLine[]): SeenLine {
  const [first] = run as [SeenLine]
  const prices = run.flatMap((line) => line.priced?.prices ?? [])
  const source = run.map((line) => line.source).join('\n')
  const behind = run.flatMap((line) => line.priced?.behind ?? []).join(', ')
  return { ...first, source, priced: first.priced && { ...first.priced, prices, behind } }
}

/** The lines with words alone before the end, back to an empty line, a heading or a dish; `isLong`: over empty lines. */
function blockBefore(lines: readonly SeenLine[], from: number, isLong: boolean): Block {
  const block: Block = []
  for (let at = lines.length - 1; at >= from; at -= 1) {
    const line = lines[at] as SeenLine
    if (line.role !== 'words' || line.heading?.isCertain) break
    block.push({ at, line })
    if (line.afterGap && !isLong) break
  }
  return block.reverse()
}

/** The name among the lines before a price: the first of them, or the last where descriptions stand below their price. */
function nameOf(block: Block, isNameFirst: boolean): Block[number] | undefined {
  const names = block.filter(({ line }) => !isProse(line.text))
  const [first] = block
  if (names.length === 0) return first
  const last = block.at(-1)
  const isBegun = first?.line.afterGap || isNameFirst
  if (isBegun && names.length === 1) return names[0]
  if (isBegun) return first?.line.heading && names.length > 1 ? names[1] : names[0]
  return last && isProse(last.line.text) ? names.at(-1) : last
}

/** Whether the first lone price stands below a description: then all do, and names are first. */
function beginsWithDescriptions(lines: readonly SeenLine[]): boolean {
  const first = lines.findIndex(({ role }) => role === 'prices')
  const block = blockBefore(lines.slice(0, Math.max(0, first)), 0, false)
  return block.filter(({ line }) => !line.heading).length > 1
}
