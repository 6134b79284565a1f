import { expect, it } from 'vitest'
import { descends } from './descends.ts'

it.each([
  'Lucky Penny',
  'Nagi',
  'Ça Va',
  'Kadıköyü Çay',
  'Mąka',
  'Quay',
  'Salt & Co.,',
  'Joe (Uptown)',
  'Кафе у реки',
])('finds what goes below the line in “%s”', (name) => {
  expect(descends(name)).toBe(true)
  expect(descends(name.normalize('NFC'))).toBe(true)
})

it.each(['Saltwood', 'Lucciola', 'ÉTÉ', 'Hôtel & Bar'])(
  'finds nothing below the line in “%s”',
  (name) => {
    expect(descends(name)).toBe(false)
  },
)
