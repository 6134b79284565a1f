import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isCounting,
  type Rotation,
  type RotationEvent,
  rotate,
  SLIDE_MS,
  startRotation,
} from './rotation.ts'

const run = (count: number, ...events: RotationEvent[]): Rotation =>
  events.reduce(rotate, rotate(startRotation(count), { type: 'motion', allowed: true }))

const elapsed = (turn: number): RotationEvent => ({ type: 'elapsed', turn })

describe('the hero carousel', () => {
  it('shows each slide for 7 s', () => {
    expect(SLIDE_MS).toBe(7000)
  })

  it('wraps around in both directions', () => {
    expect(run(3, { type: 'step', by: -1 }).index).toBe(2)
    expect(run(2, elapsed(0), { type: 'changed' }, elapsed(1)).index).toBe(0)
  })

  it('blocks a change while an animation runs', () => {
    const once = run(3, { type: 'step', by: 1 })
    expect(rotate(once, { type: 'step', by: 1 })).toBe(once)
    expect(rotate(once, elapsed(1))).toBe(once)
    expect(rotate(rotate(once, { type: 'changed' }), { type: 'step', by: 1 }).index).toBe(2)
  })

  it('stops at a manual change and begins a full interval after its animation', () => {
    const changing = run(3, { type: 'select', index: 2 })
    expect(isCounting(changing)).toBe(false)
    expect(isCounting(rotate(changing, { type: 'changed' }))).toBe(true)
  })

  it('ignores the timer of an earlier visit', () => {
    const second = run(3, elapsed(0), { type: 'changed' })
    expect(rotate(second, elapsed(0))).toBe(second)
  })

  it('does not turn by itself under reduced motion, focus, pause, or with one slide', () => {
    expect(isCounting(startRotation(3))).toBe(false)
    expect(isCounting(run(3, { type: 'hold', held: true }))).toBe(false)
    expect(isCounting(run(3, { type: 'pause' }))).toBe(false)
    expect(isCounting(run(1))).toBe(false)
    expect(isCounting(run(3, { type: 'pause' }, { type: 'pause' }))).toBe(true)
  })

  it('always shows a slide that exists', () => {
    const event: fc.Arbitrary<RotationEvent> = fc.oneof(
      fc.constantFrom<RotationEvent>(
        { type: 'step', by: 1 },
        { type: 'step', by: -1 },
        { type: 'changed' },
        { type: 'pause' },
      ),
      fc.nat(20).map(elapsed),
      fc.integer({ min: -3, max: 9 }).map((index) => ({ type: 'select' as const, index })),
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(event), (count, events) => {
        const { index } = run(count, ...events)
        expect(index).toBeGreaterThanOrEqual(0)
        expect(index).toBeLessThan(count)
      }),
    )
  })
})
