import { joinLonePrices } from './join-lone-prices.ts'
import { countWords, isCapitals, isProse } from './line-signs.ts'
import type { SeenLine } from './look-at-lines.ts'
import { type Doubt, emptyRow, type MenuRow, type RowKind } from './menu-row.ts'
import { dishOf, splitName } from './read-dish.ts'
import type { Legend } from './read-marks.ts'
import { isSectionName } from './section-names.ts'
import { hasAmountLeft } from './split-prices.ts'

/** How a menu is written. */
type Style = {
  /** Whether most of what could be dishes has a price. */
  hasPrices: boolean
  /** Whether the dishes' own names are in capitals. */
  dishesInCapitals: boolean
  /** Whether most dishes have a line below them. */
  describes: boolean
}

/** What a line of words stands among. */
type Around = {
  open: MenuRow | null
  /** The last dish of the section. */
  dish: MenuRow | null
  /** Whether any dish was read. */
  hasDish: boolean
  /** The name of the menu as it was said already. */
  title: string
  next: SeenLine | undefined
  after: SeenLine | undefined
  style: Style
}

type Judged = { kind: RowKind; doubts: Doubt[] }

/** The rows of a menu that was written in lines. */
export function readLines(seen: readonly SeenLine[], legend: Legend): MenuRow[] {
  const lines = joinLonePrices(seen)
  const style = styleOf(lines)
  const rows: MenuRow[] = []
  let open: MenuRow | null = null
  let dish: MenuRow | null = null
  let hasDish = false
  let title = ''
  const told = lines.filter(({ role }) => role !== 'note' && role !== 'sizes')
  const places = new Map(told.map((line, at) => [line, at]))
  let passed = 0
  for (const line of lines) {
    passed = places.has(line) ? passed + 1 : passed
    const [next, after] = told.slice(passed, passed + 2)
    const row = readLine(line, { open, dish, hasDish, title, next, after, style }, legend)
    rows.push(row)
    if (row.kind !== 'left-out') open = row
    else if (line.role === 'title') title ||= line.text
    if (row.kind !== 'left-out' && row.kind !== 'description')
      dish = row.kind === 'dish' ? row : null
    hasDish ||= row.kind === 'dish'
  }
  return withUnusedSizes(rows, lines)
}

/** Rows in which names of sizes behind that of a section are said with it where no dish below has them. */
function withUnusedSizes(rows: readonly MenuRow[], lines: readonly SeenLine[]): MenuRow[] {
  const used = new Set<string>()
  const whole = [...rows]
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    const row = rows[at] as MenuRow
    for (const { name } of row.prices) used.add(name)
    if (row.kind !== 'section') continue
    const unused = lines[at]?.sizes.filter((size) => !used.has(size)) ?? []
    const text = [row.text, unused.join(' / ')].filter(Boolean).join(', ')
    whole[at] = { ...row, text }
    used.clear()
  }
  return whole
}

function readLine(line: SeenLine, around: Around, legend: Legend): MenuRow {
  const { role, source, text } = line
  if (role === 'priced' && line.priced) return pricedRow(line, around, legend)
  if (role === 'prices') return { ...emptyRow('left-out', source), doubts: ['kind'] }
  if (role === 'title' && around.hasDish && text !== around.title)
    return { ...emptyRow('section', source), name: text.replace(/^#+\s*/, '') }
  if (role !== 'words') return { ...emptyRow('left-out', source), doubts: [...line.doubts] }
  const judged = judge(line, around)
  const { kind } = judged
  const doubts = [...new Set([...judged.doubts, ...line.doubts])]
  if (kind === 'section')
    return { ...emptyRow(kind, source), ...splitName(nameOfHeading(line)), doubts }
  if (kind === 'dish') {
    const dish = dishOf(source, { words: text, prices: [], isMarket: false }, legend)
    return { ...dish, doubts: [...dish.doubts, ...doubts] }
  }
  return { ...emptyRow(kind, source), text, doubts }
}

const nameOfHeading = ({ heading, text }: SeenLine) => heading?.name ?? text

/** What is added to a dish, and said with it. */
const ADDED =
  /^(?:add|with|substitute|sub|make it|upgrade)\b|^\+|\bbun\b.*\bavailable\b|\bavailable(?: (?:for|on request|upon request))?$/i

/** All words of a line, with the prices that were joined to it. */
const wordsOf = ({ source, text }: SeenLine) => [text, ...source.split('\n').slice(1)].join(' ')

function pricedRow(line: SeenLine, { dish: above }: Around, legend: Legend): MenuRow {
  const { source, priced, sizes, text } = line
  const words = priced?.words ?? ''
  const isAdded = ADDED.test(words)
  if (above && !ADDED.test(above.name) && isAdded)
    return { ...emptyRow('description', source), text: wordsOf(line), doubts: [...line.doubts] }
  const read = dishOf(source, priced ?? { words: text, prices: [], isMarket: false }, legend)
  const dish = {
    ...read,
    doubts: [
      ...new Set([
        ...read.doubts,
        ...line.doubts,
        ...(isAdded && !above ? (['kind'] as const) : []),
      ]),
    ],
  }
  if (dish.prices.length !== sizes.length || dish.prices.some(({ name }) => name !== ''))
    return dish
  const isAscending = dish.prices.every(
    ({ cents }, at) => cents >= (dish.prices[at - 1]?.cents ?? 0),
  )
  return {
    ...dish,
    prices: dish.prices.map((price, at) => ({ ...price, name: sizes[at] ?? '' })),
    doubts: isAscending
      ? dish.doubts.filter((doubt) => doubt !== 'sizes' || hasAmountLeft(dish.name))
      : dish.doubts,
  }
}

function judge(line: SeenLine, around: Around): Judged {
  const { heading, text, isBullet, afterGap } = line
  const { open, style } = around
  const sure = (kind: RowKind): Judged => ({ kind, doubts: [] })
  if (heading?.isCertain) return sure('section')
  if (heading && !style.dishesInCapitals) return sure('section')
  if (isProse(text)) return open ? sure('description') : { kind: 'left-out', doubts: ['kind'] }
  if (isBullet) return style.hasPrices ? { kind: 'dish', doubts: ['no-price'] } : sure('dish')
  if (!style.hasPrices) return judgeUnpriced(line, around)
  const begins = afterGap || !open || open.kind === 'section'
  return begins ? judgeBeginning(line, around) : judgeBelow(line, around)
}

/** A line of words after an empty line, or below a heading, of a menu with prices. */
function judgeBeginning({ text, heading }: SeenLine, { open, next, after }: Around): Judged {
  const isShort = countWords(text) <= 5
  if (
    open?.kind === 'section' &&
    !next?.priced &&
    !next?.afterGap &&
    next?.role === 'words' &&
    !next.heading
  )
    return isProse(next.text)
      ? { kind: 'dish', doubts: ['no-price'] }
      : { kind: 'section', doubts: ['kind'] }
  if (!next) return { kind: open ? 'description' : 'left-out', doubts: ['kind'] }
  if (open?.kind === 'section' && open.source !== '' && !isShort)
    return { kind: 'description', doubts: [] }
  const leads = next.role === 'priced' || next.heading !== null || next.afterGap
  const isIntroduced = isProse(next.text) && (after?.role === 'priced' || !after)
  if (leads || isIntroduced)
    return {
      kind: 'section',
      doubts: isShort && (heading || (next.role === 'priced' && !next.afterGap)) ? [] : ['kind'],
    }
  return { kind: 'dish', doubts: ['no-price'] }
}

/** A line of words right below a dish or its description. */
function judgeBelow({ text }: SeenLine, { open, next, style }: Around): Judged {
  const isShort = countWords(text) <= 4
  const mayLead = isShort && next?.role === 'priced'
  const isDescribed = open?.kind === 'description'
  if (mayLead && (isDescribed ? style.describes : !style.describes))
    return { kind: 'section', doubts: isSectionName(text) ? [] : ['kind'] }
  return { kind: 'description', doubts: [] }
}

/** A line of words of a menu without prices. */
function judgeUnpriced({ text, afterGap }: SeenLine, { open, next }: Around): Judged {
  const isAlone = afterGap && (!next || next.afterGap)
  const leads = afterGap && next !== undefined && !next.afterGap && !isProse(next.text)
  if (!open || isAlone || leads)
    return { kind: 'section', doubts: isSectionName(text) ? [] : ['kind'] }
  return { kind: 'dish', doubts: [] }
}

function styleOf(lines: readonly SeenLine[]): Style {
  const priced = lines.filter(({ role }) => role === 'priced')
  const capitals = priced.filter(({ priced: one }) => isCapitals(one?.words.split('\t')[0] ?? ''))
  const described = lines.filter((line, at) => {
    const next = lines[at + 1]
    return line.role === 'priced' && next?.role === 'words' && !next.afterGap && !next.heading
  })
  return {
    hasPrices: priced.length > 0,
    dishesInCapitals: capitals.length > priced.length / 2,
    describes: described.length > priced.length * 0.4,
  }
}
