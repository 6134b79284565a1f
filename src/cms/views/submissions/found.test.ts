import { expect, test } from 'vitest'
import type { SubmissionRow } from '#cms/submissions/types.ts'
import { type Found, withRow } from './found.ts'

const row = (id: number, state: SubmissionRow['state']) =>
  ({ id, state, name: `Nr. ${id}` }) as SubmissionRow
const column = (state: SubmissionRow['state'], ...ids: number[]) => ({
  ...{ state, total: ids.length, rows: ids.map((id) => row(id, state)) },
})
const board: Found = { page: null, columns: [column('new', 1, 2), column('hired', 3)] }
const idsOf = ({ columns }: Found) =>
  columns?.map(({ total, rows }) => [total, ...rows.map(({ id }) => id)])

test('on the board what is moved goes on top of its column, and both are counted anew', () => {
  expect(idsOf(withRow(board, row(1, 'hired')))).toEqual([
    [1, 2],
    [2, 1, 3],
  ])
})

test('what stays in its state keeps its place', () => {
  expect(idsOf(withRow(board, row(2, 'new')))).toEqual([
    [2, 1, 2],
    [1, 3],
  ])
})

test('what is not shown does not come in', () => {
  expect(withRow(board, row(9, 'new')).columns).toBe(board.columns)
})

test('in the list it keeps its place in any state', () => {
  const page = { rows: [row(1, 'new'), row(2, 'new')], total: 2, page: 1, pages: 1 }
  const { page: after } = withRow({ page, columns: null }, row(1, 'hired'))
  expect(after?.rows.map(({ id, state }) => [id, state])).toEqual([
    [1, 'hired'],
    [2, 'new'],
  ])
})
