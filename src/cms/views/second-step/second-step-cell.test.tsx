import { expect, test } from 'vitest'
import { SecondStepCell } from './second-step-cell.tsx'

test('the cell of a form, which has no row, asks for nobody’s second step', async () => {
  expect(await SecondStepCell({ payload: {} as never })).toBeNull()
  expect(await SecondStepCell({ payload: {} as never, rowData: {} })).toBeNull()
})
