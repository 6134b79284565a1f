import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageChoices, paged, pageHref, pageNumber } from './paging.ts'

describe('a list in pages', () => {
  it('has each item once, in order, and never more than its size on a page', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 70 }), (all, size) => {
        const { pages, total } = paged(all, size, 1)
        const shown = Array.from({ length: pages }, (_, i) => paged(all, size, i + 1).items)
        expect(shown.flat()).toEqual(all)
        expect(total).toBe(all.length)
        expect(shown.every((items) => items.length <= size)).toBe(true)
        expect(paged(all, size, pages + 1).items).toEqual([])
      }),
    )
  })

  it('asks for page 1 unless a page is asked for', () => {
    expect([undefined, '', '0', '1', '-2', 'x', '2.5', '1000'].map(pageNumber)).toEqual(
      Array.from({ length: 8 }, () => 1),
    )
    expect(pageNumber('2')).toBe(2)
    expect(pageNumber('999')).toBe(999)
  })

  it('has one address for each page, the first without a number', () => {
    expect(pageHref('/news', 1)).toBe('/news')
    expect(pageHref('/news', 2)).toBe('/news?page=2')
    expect(pageHref('/locations', 1, { country: 'CA', region: null })).toBe('/locations?country=CA')
    expect(pageHref('/locations', 3, { country: 'CA', region: 'BC' })).toBe(
      '/locations?country=CA&region=BC&page=3',
    )
  })
})

describe('the numbers offered', () => {
  it('are few, in order, and lead to both ends and both neighbours', () => {
    expect(pageChoices(1, 1)).toEqual([1])
    expect(pageChoices(1, 417)).toEqual([1, 2, null, 417])
    expect(pageChoices(9, 417)).toEqual([1, null, 8, 9, 10, null, 417])
    expect(pageChoices(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(499), (pages, offset) => {
        const page = (offset % pages) + 1
        const numbers = pageChoices(page, pages).filter((one) => one !== null)
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers.length).toBeLessThanOrEqual(7)
        for (const one of [1, page, pages]) expect(numbers).toContain(one)
        if (page > 1) expect(numbers).toContain(page - 1)
        if (page < pages) expect(numbers).toContain(page + 1)
      }),
    )
  })
})
