import { describe, expect, test } from 'vitest'
import { categoryAtLine } from './category-at-line.ts'

const placed = (menuCategory: string, top: number) => ({
  dataset: { menuCategory },
  getBoundingClientRect: () => ({ top }),
})
const at = (scrolled: number) => [
  placed('raw-bar', 900 - scrolled),
  placed('bread', 2000 - scrolled),
  placed('coffee', 9000 - scrolled),
]

describe('the category being read', () => {
  test('is the last one that began above the line', () => {
    expect(categoryAtLine(at(2100), 120)).toBe('bread')
    expect(categoryAtLine(at(9500), 120)).toBe('coffee')
  })

  test('is the first one again after a jump back to the top', () => {
    expect(categoryAtLine(at(0), 120)).toBe('raw-bar')
  })

  test('is nothing on a menu without categories', () => {
    expect(categoryAtLine([], 120)).toBeUndefined()
  })
})
