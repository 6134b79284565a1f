import { describe, expect, it } from 'vitest'
import { isNoticeDue } from './page-visit.ts'

describe('the patience of a popup', () => {
  it('is over at once where its editors ask for none', () => {
    expect(isNoticeDue({ seconds: 0, scrolled: 0 }, { time: 0, scrolled: 0 })).toBe(true)
  })

  it('is over after its seconds on the page', () => {
    const patience = { seconds: 20, scrolled: 0 }
    expect(isNoticeDue(patience, { time: 19_999, scrolled: 1 })).toBe(false)
    expect(isNoticeDue(patience, { time: 20_000, scrolled: 0 })).toBe(true)
  })

  it('is over once its share of the page was scrolled, and its seconds have passed', () => {
    const patience = { seconds: 5, scrolled: 50 }
    expect(isNoticeDue(patience, { time: 60_000, scrolled: 0.49 })).toBe(false)
    expect(isNoticeDue(patience, { time: 4_999, scrolled: 0.5 })).toBe(false)
    expect(isNoticeDue(patience, { time: 5_000, scrolled: 0.5 })).toBe(true)
  })
})
