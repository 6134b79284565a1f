import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dragTo } from './drag.ts'

describe('dragging the wall of pictures', () => {
  it('follows the pointer between its ends', () => {
    expect(dragTo(100, 40, 500)).toEqual({ scroll: 60, extra: 0 })
    expect(dragTo(100, -40, 500)).toEqual({ scroll: 140, extra: 0 })
  })

  it('gives 60 px more at both ends, and no pixel beyond', () => {
    expect(dragTo(0, 45, 500)).toEqual({ scroll: 0, extra: 45 })
    expect(dragTo(0, 400, 500)).toEqual({ scroll: 0, extra: 60 })
    expect(dragTo(500, -400, 500)).toEqual({ scroll: 500, extra: -60 })
  })

  it('never leaves the wall, however far it is dragged', () => {
    const pixels = fc.integer({ min: -5000, max: 5000 })
    fc.assert(
      fc.property(fc.nat(3000), pixels, fc.nat(3000), (start, moved, end) => {
        const { scroll, extra } = dragTo(start, moved, end)
        expect(scroll).toBeGreaterThanOrEqual(0)
        expect(scroll).toBeLessThanOrEqual(end)
        expect(Math.abs(extra)).toBeLessThanOrEqual(60)
      }),
    )
  })
})
