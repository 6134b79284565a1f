import { apartColumns } from './apart-columns.ts'
import { cleanPasted, pastedLines } from './clean-lines.ts'
import { isMenuTitle, isPageSign, withoutPhone } from './left-out.ts'
import { lookAtLines } from './look-at-lines.ts'
import type { GroupMark, MenuRow, RowKind } from './menu-row.ts'
import { readLines } from './read-lines.ts'
import { type Legend, legendOf, readLegend } from './read-marks.ts'
import { readTable } from './read-table.ts'
import { hasAmount, hasAmountLeft } from './split-prices.ts'

/** What a pasted text is proposed to become: the name of the menu, empty where the text has none, and its rows in order. */
export type MenuProposal = { title: string; rows: MenuRow[] }

/**
 * Reads the text of a menu. Every word of it is in the `source` of one row; nothing of it is thrown away. `marks` are those of
 * the group.
 */
export function readMenuText(text: string, marks: readonly GroupMark[]): MenuProposal {
  const lines = pastedLines(text)
  const legend = legendOfText(text, marks)
  const rows =
    readTable(lines, legend) ?? readLines(lookAtLines(apartColumns(lines), marks), legend)
  const doubted = rows.map(withDoubtOfAmount)
  return withTitle(withParts(withMissingPrices(withWholeDescriptions(doubted))))
}

/** The marks as a text uses them: as its own legend says, else as the group does. */
export function legendOfText(text: string, marks: readonly GroupMark[]): Legend {
  const legend = new Map(legendOf(marks))
  for (const line of cleanPasted(text).split(/[\n\f]/)) {
    for (const [sign, mark] of readLegend(line.trim(), marks) ?? []) {
      if (mark) legend.set(sign, mark)
      else legend.delete(sign)
    }
  }
  return legend
}

/** Whether a name has a number that is no year. */
const hasNumber = (name: string) => /\d/.test(name.replace(/\b(?:19|20)\d\d\b/g, ''))

/** Says which rows have an amount among their words that may be the price of a dish. */
function withDoubtOfAmount(row: MenuRow): MenuRow {
  const words = row.kind === 'left-out' ? withoutPhone(row.source) : row.text
  const name = row.kind === 'dish' ? '' : row.name
  const isDoubtful =
    hasAmount(words) || hasNumber(name) || (row.kind === 'description' && hasAmountLeft(row.text))
  const isOfColumns = row.kind === 'description' && row.text.includes('\t')
  const isSaid = row.doubts.includes('kind') || (row.kind === 'left-out' && isPageSign(row.source))
  return (isDoubtful || isOfColumns) && !isSaid ? { ...row, doubts: [...row.doubts, 'kind'] } : row
}

/** Rows in which a description that goes on over several lines is one. */
function withWholeDescriptions(rows: readonly MenuRow[]): MenuRow[] {
  const whole: MenuRow[] = []
  for (const row of rows) {
    const last = whole.at(-1)
    const goesOn = row.kind === 'description' && last?.kind === 'description'
    if (!goesOn || row.doubts.length > 0) whole.push(row)
    else {
      const joined = { source: `${last.source}\n${row.source}`, text: `${last.text} ${row.text}` }
      whole[whole.length - 1] = { ...last, ...joined }
    }
  }
  return whole
}

/** Says which dishes lack a price where most have one. */
function withMissingPrices(rows: readonly MenuRow[]): MenuRow[] {
  const dishes = rows.filter(({ kind }) => kind === 'dish')
  const isUsual = dishes.filter(({ prices }) => prices.length > 0).length * 2 > dishes.length
  return rows.map((row) => {
    const isMissing = row.kind === 'dish' && row.prices.length === 0
    const isSaid = row.doubts.includes('no-price') || row.doubts.includes('market-price')
    return isUsual && isMissing && !isSaid ? { ...row, doubts: [...row.doubts, 'no-price'] } : row
  })
}

/** A section with another one right below it is a part of the menu; one that comes again on the next page is left out. */
function withParts(rows: readonly MenuRow[]): MenuRow[] {
  const nextKinds = kindsBelow(rows)
  let section: string | null = null
  return rows.map((row, at) => {
    if (row.kind !== 'section') return row
    const name = row.name.toLowerCase().replace(/\s*\(?(?:continued|cont\.?|cont'd)\)?$/, '')
    if (name === section) return { ...row, kind: 'left-out' }
    section = name
    const next = nextKinds[at]
    if (next === 'section') return { ...row, kind: 'part' }
    return next ? row : { ...row, doubts: ['kind'] }
  })
}

/** The kind of the next section or dish below each row. */
function kindsBelow(rows: readonly MenuRow[]): (RowKind | null)[] {
  const kinds: (RowKind | null)[] = []
  let next: RowKind | null = null
  for (let at = rows.length - 1; at >= 0; at -= 1) {
    kinds[at] = next
    const kind = rows[at]?.kind
    if (kind === 'dish' || kind === 'section') next = kind
  }
  return kinds
}

/** The name of the menu: what says so, or else the first part where there is no other. */
function withTitle(rows: readonly MenuRow[]): MenuProposal {
  const first = rows.find(({ kind }) => kind !== 'left-out')
  const begin = rows.findIndex(({ kind }) => kind === 'section' || kind === 'dish')
  const isHead = first?.kind === 'part' && rows.findLastIndex(({ kind }) => kind === 'part') < begin
  const left = rows.map((row, at): MenuRow => {
    const isOfHead = row.kind === 'part' || row.kind === 'description'
    return isHead && at < begin && isOfHead ? { ...row, kind: 'left-out' } : row
  })
  const said = rows.find(
    ({ kind, source }) => kind === 'left-out' && isMenuTitle(source.replace(/^#+\s*/, '')),
  )
  const title = said?.source.replace(/^#+\s*/, '') ?? (isHead ? first.name : '')
  return { title: /^menu$/i.test(title) ? '' : title, rows: left }
}
