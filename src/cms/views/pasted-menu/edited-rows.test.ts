import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

import { pastedBody } from '#cms/menu-editing/pasted/pasted-body.ts'
import { menuOfRows } from '#lib/menu-text/menu-of-rows.ts'
import { readMenuText } from '#lib/menu-text/read-menu-text.ts'
import { changeRows, type EditedRow, type RowChange, toEdited, toMenuRow } from './edited-rows.ts'
import { faultsOf as faultsOfRows, faultyField } from './row-faults.ts'
import { sendMenu } from './send-menu.ts'

const { rows: read } = readMenuText(
  'STARTERS\nSoup 9\nlemon,\ndill\nChowder 9/14\nBrittle (N) 6',
  [],
)
const rows = toEdited(read)
const faultsOf = (all: EditedRow[]) => faultsOfRows(all, menuOfRows(all.map(toMenuRow), 'Menu'))
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

it('a fault is in the field that is wrong, and counts the lines that go on with a description', () => {
  const chowder = idOf('Chowder')
  const [first] = faultsOf(rows)
  expect(first && faultyField(...first)).toBe(`size-${chowder}-0`)
  const soup = idOf('Soup')
  const long: RowChange = { act: 'text', id: soup, typed: 'x'.repeat(1995) }
  expect(faultsOf(after(long)).get(soup)).toMatchObject({ field: 'text' })
})

it('a dish that is listed as it is there is sent without what was read of it', async () => {
  const bodies: string[] = []
  const answer = async (_: string, init: RequestInit) => {
    bodies.push(String(init.body))
    return Response.json({ id: 7 })
  }
  vi.stubGlobal('fetch', answer)
  const used = after({ act: 'use', id: idOf('Chowder'), use: true })
  const sections = menuOfRows(used.map(toMenuRow), 'Menu')
  const wish = { key: crypto.randomUUID(), title: 'Menu', location: null }
  expect(await sendMenu(wish, sections, used, () => 3)).toEqual({ id: 7 })
  const body = pastedBody.parse(JSON.parse(bodies[0] ?? ''))
  expect(body.sections[0]?.dishes[1]).toMatchObject({ title: 'Chowder', use: 3, prices: [] })
})
