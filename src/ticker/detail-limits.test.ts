import { expect, test } from 'vitest'
import { DetailLimits } from './detail-limits.ts'

const day = '2027-03-01'
const dish = (detail: string, locationId = 'burrard', on = day) => ({
  ...{ day: on, locationId, step: 'dish', detail },
})

test('what is made up at one location leaves room for others', () => {
  const limits = new DetailLimits()
  for (let n = 0; n < 100; n++) expect(limits.takesUp(dish(`word ${n}`))).toBe(true)
  expect(limits.takesUp(dish('one more'))).toBe(false)
  expect(limits.takesUp(dish('one more', 'kitsilano'))).toBe(true)
  // What is known stays so, and another day has room of its own.
  expect(limits.takesUp(dish('word 7'))).toBe(true)
  expect(limits.takesUp(dish('one more', 'burrard', '2027-03-02'))).toBe(true)
})

test('all locations together have a limit, too', () => {
  const limits = new DetailLimits()
  let taken = 0
  for (let place = 0; place < 30; place++)
    for (let n = 0; n < 100; n++) if (limits.takesUp(dish(`word ${n}`, `place-${place}`))) taken++
  expect(taken).toBe(2000)
})

test('days that are over make room', () => {
  const limits = new DetailLimits()
  for (let n = 0; n < 100; n++) limits.takesUp(dish(`word ${n}`))
  for (const on of ['2027-03-02', '2027-03-03', '2027-03-04']) limits.takesUp(dish('a', 'b', on))
  expect(limits.takesUp(dish('one more'))).toBe(true)
})
