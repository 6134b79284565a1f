import { typedCents } from '../money/cents.ts'
import { emptyRow, type MenuRow, type RowKind } from './menu-row.ts'
import { readDish, splitName } from './read-dish.ts'
import type { Legend } from './read-marks.ts'

/** All words of a row as it is now, on one line. */
export function wordsOf(row: MenuRow): string {
  if (row.name === '') return row.text === '' ? row.source.replaceAll('\n', ' ') : row.text
  const prices = row.prices.map(({ name, cents }) => `${name} ${typedCents(cents)}`.trim())
  return [row.name, row.text, prices.join(' / ')].filter((words) => words !== '').join(' ')
}

/** A row as another kind: what it has already stays, what it lacks is read from its words. */
export function asKind(row: MenuRow, kind: RowKind, legend: Legend): MenuRow {
  const known = { ...row, kind, doubts: [] }
  if (kind === 'left-out') return known
  if (kind === 'description')
    return { ...emptyRow(kind, row.source), text: wordsOf(row), marks: row.marks }
  if (kind === 'dish' && row.name !== '' && row.prices.length > 0) return known
  const isRead = row.name === '' && row.text === ''
  const words = isRead ? row.source : row.name === '' ? row.text : row.name
  if (kind === 'dish') {
    const dish = readDish(words, legend)
    const text = [dish.text, row.name === '' ? '' : row.text]
      .filter((part) => part !== '')
      .join('\n')
    const marks = [...new Set([...row.marks, ...dish.marks])]
    return { ...dish, text, marks, source: row.source }
  }
  if (row.prices.length === 0) {
    const split = row.name === '' ? splitName(words.replaceAll('\n', ' ')) : row
    return { ...known, name: split.name.replace(/:$/, ''), text: split.text }
  }
  const prices = row.prices.map(({ name, cents }) => `${name} ${typedCents(cents)}`.trim())
  return { ...known, text: [row.text, prices.join(' / ')].filter(Boolean).join(', '), prices: [] }
}

/** The lines of a description as rows of their own; the row itself where it was one line. */
export function splitLines(row: MenuRow): MenuRow[] {
  const lines = row.source.split('\n')
  if (row.kind !== 'description' || lines.length < 2) return [row]
  return lines.map((line) => ({ ...emptyRow('description', line), text: line }))
}
