import { describe, expect, it } from 'vitest'
import { changeQuery, readChangeRequest, readNewTable, readPickedTable } from './change-query.ts'

const wanted = { people: 4, date: '2026-12-05', time: '19:15' }

describe('what the address of a change asks for', () => {
  it('is read as it was written', () => {
    expect(readChangeRequest(Object.fromEntries(new URLSearchParams(changeQuery(wanted))))).toEqual(
      wanted,
    )
  })

  it.each([
    ['nobody', { people: '0' }],
    ['more people than any table takes', { people: '21' }],
    ['half a person', { people: '2.5' }],
    ['a day that does not exist', { date: '2026-02-30' }],
    ['a time between the quarters', { time: '19:10' }],
    ['a field given twice', { date: ['2026-12-05', '2026-12-06'] }],
    ['a field left out', { time: undefined }],
  ])('is nothing with %s', (_what, change) => {
    expect(
      readChangeRequest({ people: '4', date: '2026-12-05', time: '19:15', ...change }),
    ).toBeNull()
  })

  it('names a picked time only where it is one', () => {
    expect(readPickedTable({ at: '2026-12-05T19:15' })).toBe('2026-12-05T19:15')
    for (const at of [undefined, '19:15', '2026-12-05T25:00', ['2026-12-05T19:15']])
      expect(readPickedTable({ at })).toBeNull()
  })
})

describe('the table that a form asks for', () => {
  const form = { people: '4', at: '2026-12-05T19:15', seating: 'bar' }

  it('is party, time and seating', () => {
    expect(readNewTable(form)).toEqual({ ...form, people: 4, version: null })
    expect(readNewTable({ ...form, version: '12' })).toMatchObject({ version: 12 })
  })

  it('is nothing without one of them', () => {
    for (const field of Object.keys(form))
      expect(readNewTable({ ...form, [field]: '' }), field).toBeNull()
  })
})
