import type { FormState } from 'payload'
import { expect, it } from 'vitest'
import { withRowsAsShown } from './rows-as-shown.ts'

it('says of every row whether it is open: those that say nothing are shown open', () => {
  const state: FormState = {
    title: { value: 'Winter' },
    slices: {
      value: 3,
      rows: [{ id: 'a', collapsed: true }, { id: 'b' }, { id: 'c', isLoading: true }],
    },
  }
  expect(withRowsAsShown(state)).toEqual({
    title: { value: 'Winter' },
    slices: {
      value: 3,
      rows: [
        { id: 'a', collapsed: true },
        { id: 'b', collapsed: false },
        { id: 'c', isLoading: true, collapsed: false },
      ],
    },
  })
})
