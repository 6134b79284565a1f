import { readCents } from '../money/cents.ts'
import type { PastedLine } from './clean-lines.ts'
import { isMenuTitle, isNoDish } from './left-out.ts'
import { isProse } from './line-signs.ts'
import { emptyRow, type MenuRow, type RowPrice } from './menu-row.ts'
import { dishOf } from './read-dish.ts'
import { areSigns, type Legend } from './read-marks.ts'
import { isSectionName } from './section-names.ts'
import { isSize, type Priced, sizeNames, splitPrices } from './split-prices.ts'

/** What a column of a table has; a price is of a size where the column is named after one. */
type Column = { kind: 'section' | 'name' | 'text' | 'marks' | 'price' | 'ignored'; title: string }

const HEADS: [RegExp, Column['kind']][] = [
  [/^(?:section|category|categories|course|group|menu section|type)$/i, 'section'],
  [/^(?:name|dish|dishes|item|items|title|product|menu item|dish name|item name)$/i, 'name'],
  [/^(?:description|details?|text|ingredients|notes?)$/i, 'text'],
  [/^(?:id|sku|#|costs?|calories|kcal|stock)$/i, 'ignored'],
  [/^(?:marks?|tags?|diets?|dietary|labels?)$/i, 'marks'],
  [
    /^(?:price|prices|amount)\b.*$|^.*\bprice(?: \(?[$€£]\)?)?$|^[$€£]$|^(?:cad|usd|eur)$/i,
    'price',
  ],
]
/** Of its lines a table has this many cells and more, and this share of its lines. */
const [LEAST_CELLS, MOST_LINES, FEW_LINES] = [3, 0.6, 0.3]

/** The rows of a menu that was copied from a table, or null where the lines are none: most have the same columns. */
export function readTable(lines: readonly PastedLine[], legend: Legend): MenuRow[] | null {
  const cells = lines.map(({ text }) => text.split('\t').map((cell) => cell.trim()))
  const head = cells.findIndex(isHead)
  const body = cells.slice(head + 1)
  const columns = head === -1 ? columnsByContent(cells) : columnsOf(cells[head] ?? [], body)
  if (!columns || !areRows(body, cells[head] ?? [])) return null
  const named = columns.findIndex(({ kind }) => kind === 'section')
  const rows: MenuRow[] = lines
    .slice(0, head + 1)
    .map(({ text }, at) => beforeTable(text, at === head))
  let section: string | null = null
  let sized = columns
  for (const [at, own] of body.entries()) {
    const source = lines[head + 1 + at]?.text ?? ''
    const filled = own.filter((cell) => cell !== '')
    if (filled.length === 1 && readCents(filled[0] ?? '') === undefined) {
      const row = aloneRow(source, filled[0] ?? '', rows.at(-1), legend)
      rows.push(row)
      if (row.kind === 'section') section = row.name
      continue
    }
    if (areSizesOf(own, columns)) {
      section = filled[0] ?? ''
      sized = columns.map((column, place) => sizedColumn(column, own[place] ?? ''))
      rows.push({ ...emptyRow('section', source), name: section })
      continue
    }
    const its = named === -1 ? '' : (own[named] ?? '')
    if (its !== '' && its !== section) {
      section = its
      sized = columns
      rows.push({ ...emptyRow('section', ''), name: its })
    }
    rows.push(dishOfCells(source, own, sized, legend))
  }
  return rows
}

/** Whether lines are those of a table: most of them have several cells; fewer where the heading has, too. */
function areRows(body: readonly string[][], head: readonly string[]): boolean {
  const share = head.length < LEAST_CELLS ? MOST_LINES : FEW_LINES
  return body.filter((cells) => cells.length > 1).length >= Math.max(1, body.length * share)
}

/** Whether a line has the name of a section, and names of sizes above columns of prices and nowhere else. */
function areSizesOf(
  [first = '', ...others]: readonly string[],
  columns: readonly Column[],
): boolean {
  const named = others.flatMap((cell, at) => (cell === '' ? [] : [{ cell, at: at + 1 }]))
  const areSizes = named.every(({ cell, at }) => isSize(cell) && columns[at]?.kind === 'price')
  return /\p{L}/u.test(first) && named.length > 0 && areSizes
}

const sizedColumn = (column: Column, title: string): Column =>
  column.kind === 'price' && isSize(title) ? { ...column, title } : column

/** A line above the heading of a table, or the heading itself. */
function beforeTable(text: string, isHeading: boolean): MenuRow {
  const isSure = isHeading || isMenuTitle(text) || isNoDish(text)
  return { ...emptyRow('left-out', text), doubts: isSure ? [] : ['kind'] }
}

/** A line of a table that has words in one column alone. */
function aloneRow(
  source: string,
  words: string,
  above: MenuRow | undefined,
  legend: Legend,
): MenuRow {
  const priced = splitPrices(words)
  if (priced.prices.length > 0 && priced.words !== '')
    return { ...dishOf(source, priced, legend), doubts: ['kind'] }
  const isSure = isSectionName(words)
  const isBelow = above?.kind === 'dish' || above?.kind === 'description'
  if (!isSure && isBelow && isProse(words))
    return { ...emptyRow('description', source), text: words }
  return { ...emptyRow('section', source), name: words, doubts: isSure ? [] : ['kind'] }
}

function dishOfCells(
  source: string,
  cells: readonly string[],
  columns: readonly Column[],
  legend: Legend,
): MenuRow {
  const of = (wanted: Column['kind']) =>
    columns.flatMap(({ kind, title }, at) =>
      kind === wanted && cells[at] ? [{ title, cell: cells[at] }] : [],
    )
  const [name, ...names] = of('name').map(({ cell }) => cell)
  const priced = of('price').map(({ title, cell }) => ({ title, ...splitPrices(cell) }))
  const marked = priced.map(({ behind = '' }) => signsOf(behind))
  const marks = [...of('marks').map(({ cell }) => cell), ...marked].filter(Boolean).join(', ')
  const prices: RowPrice[] = priced.flatMap((one) =>
    one.prices.map(({ name: size, cents }) => ({ name: size || one.title, cents })),
  )
  const unread = priced.filter((one) => !one.isMarket).map((one) => besidePrices(one))
  const extra = cells.slice(columns.length)
  const isMarket = prices.length === 0 && priced.some(({ words }) => /market|^mp$/i.test(words))
  const one = prices.length === 1 ? [{ name: '', cents: prices[0]?.cents ?? 0 }] : prices
  const words = `${name ?? ''}${marks === '' ? '' : ` (${marks})`}`
  const dish = dishOf(source, { words, prices: one, isMarket }, legend)
  const text = [
    dish.text,
    ...names,
    ...of('text').map(({ cell }) => cell),
    ...(isMarket ? [] : unread),
    ...extra,
  ]
  const isDoubtful = name === undefined || extra.some((cell) => cell !== '')
  const doubts = isDoubtful ? [...dish.doubts, 'kind' as const] : dish.doubts
  return { ...dish, text: text.filter(Boolean).join(', '), doubts }
}

/** What a cell says beside its prices, but for marks. */
const besidePrices = ({ words, behind = '' }: Priced) =>
  [words, signsOf(behind) === '' ? behind : ''].filter(Boolean).join(' ')

/** The signs of marks that stand in brackets; empty where these are other words. */
function signsOf(behind: string): string {
  const inside = /^\((.*)\)$/.exec(behind)?.[1] ?? ''
  return inside !== '' && areSigns(inside) ? inside : ''
}

function isHead(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const known = filled.filter((cell) => ![null, 'ignored'].includes(headKind(cell)))
  return known.length > 1 && known.length >= filled.length / 2
}

function headKind(cell: string): Column['kind'] | null {
  return HEADS.find(([pattern]) => pattern.test(cell))?.[1] ?? null
}

function columnsOf(head: readonly string[], body: readonly string[][]): Column[] {
  const columns = head.map((cell, at): Column => {
    const kind = headKind(cell)
    if (kind) return { kind, title: '' }
    return isPriced(body.map((cells) => cells[at] ?? ''))
      ? { kind: 'price', title: cell }
      : { kind: 'text', title: '' }
  })
  if (columns.some(({ kind }) => kind === 'name')) return columns
  const first = columns.findIndex(({ kind }) => kind === 'text')
  return columns.map((column, at) => (at === first ? { ...column, kind: 'name' } : column))
}

/** The columns of a table without a heading, by what is in them. */
function columnsByContent(all: readonly string[][]): Column[] | null {
  const wide = all.filter((cells) => cells.length >= LEAST_CELLS)
  if (wide.length < 2 || wide.length < all.length * MOST_LINES) return null
  const count = Math.max(...wide.map((cells) => cells.length))
  const columns = Array.from({ length: count }, (_, at) => wide.map((cells) => cells[at] ?? ''))
  const priced = columns.map(isPriced)
  const words = columns.map((_, at) => at).filter((at) => !priced[at])
  if (!priced.includes(true) || words.length === 0) return null
  const section = words.length > 1 ? words.find((at) => isRepeated(columns[at] ?? [])) : undefined
  const name = words.find((at) => at !== section)
  return columns.map((_, at): Column => {
    if (priced[at]) return { kind: 'price', title: '' }
    if (at === section) return { kind: 'section', title: '' }
    return { kind: at === name ? 'name' : 'text', title: '' }
  })
}

/** Whether most cells that have something are prices. */
function isPriced(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const prices = filled.filter(
    (cell) => typeof readCents(cell) === 'number' || splitPrices(cell).words === '',
  )
  return (
    filled.length > 0 &&
    prices.length > filled.length * MOST_LINES &&
    !filled.some((cell) => sizeNames(cell))
  )
}

/** Whether a column says the same on lines that follow each other. */
function isRepeated(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const same = cells.filter((cell, at) => at > 0 && (cell === cells[at - 1] || cell === ''))
  return same.length > 0 && new Set(filled).size <= cells.length / 2
}
