import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { withNewRowsOpen } from './new-rows.ts'

it('asks for rows that were just added to be open, and leaves all others as they are', () => {
  const kept = [
    { id: 'a', collapsed: true },
    { id: 'b' },
    { id: 'c', collapsed: true, isLoading: true },
  ]
  const state: FormState = {
    title: { value: 'Winter' },
    slices: { value: 4, rows: [...kept, { id: 'd', isLoading: true }] },
  }
  expect(withNewRowsOpen(state)).toEqual({
    title: { value: 'Winter' },
    slices: { value: 4, rows: [...kept, { id: 'd', isLoading: true, collapsed: false }] },
  })
})
