import { expect, it } from 'vitest'
import { readMenuText } from '#lib/menu-text/read-menu-text.ts'
import { changeRows, type RowChange, toEdited, toMenuRow } from './edited-rows.ts'
import { faultsOf } from './row-faults.ts'

const { rows: read } = readMenuText(
  'STARTERS\nSoup 9\nlemon,\ndill\nChowder 9/14\nBrittle (N) 6',
  [],
)
const rows = toEdited(read)
const after = (...changes: RowChange[]) =>
  changes.reduce((now, change) => changeRows(now, change, new Map()), rows)
const idOf = (name: string) => rows.find((row) => row.name === name)?.id ?? -1

it('rows that nobody changes are what was read', () => {
  expect(rows.map(toMenuRow)).toEqual(read)
})

it('what is answered needs no look any more', () => {
  const named = [
    { name: 'Cup', typed: '9' },
    { name: 'Bowl', typed: '14' },
  ]
  expect(after().flatMap(({ doubts }) => doubts)).toEqual(['sizes', 'mark'])
  const settled = after(
    { act: 'prices', id: idOf('Chowder'), prices: named },
    { act: 'settle', id: idOf('Brittle (N)') },
  )
  expect(settled.flatMap(({ doubts }) => doubts)).toEqual([])
})

it('a row keeps its number when it becomes another kind, and lines that are taken apart have numbers of their own', () => {
  const text = rows.find(({ kind }) => kind === 'description')?.id ?? -1
  const split = after({ act: 'split', id: text })
  expect(new Set(split.map(({ id }) => id)).size).toBe(rows.length + 1)
  expect(split.find(({ id }) => id === text)?.text).toBe('lemon,')
  const dish = after({ act: 'kind', id: text, kind: 'dish' }).find(({ id }) => id === text)
  expect(dish).toMatchObject({ kind: 'dish', id: text })
})

it('prices that cannot be read, sizes without names and names that are missing or too long are at fault', () => {
  const id = idOf('Soup')
  const faulty: RowChange[] = [
    { act: 'prices', id, prices: [{ name: '', typed: 'nine' }] },
    { act: 'name', id, typed: ' ' },
    { act: 'name', id, typed: 'x'.repeat(121) },
  ]
  for (const change of faulty) expect([...faultsOf(after(change)).keys()]).toContain(id)
  expect([...faultsOf(rows).keys()]).toEqual([idOf('Chowder')])
  // An empty price is none; a dish that is listed as it is there needs nothing.
  expect(faultsOf(after({ act: 'prices', id, prices: [{ name: '', typed: '' }] })).has(id)).toBe(
    false,
  )
  expect(faultsOf(after({ act: 'use', id: idOf('Chowder'), use: true })).size).toBe(0)
})
