import { expect, test } from 'vitest'
import { utcOffsets } from '#lib/time/utc-offsets.ts'
import { todayHere } from './today-here.ts'

test.each([
  ['2026-11-28T05:00:00Z', 'Vancouver', -8, '2026-11-27'],
  ['2026-11-28T19:00:00Z', 'Mumbai', 5.5, '2026-11-28'],
  ['2026-11-29T05:00:00Z', 'Mumbai', 5.5, '2026-11-29'],
])(
  'at %s it is, for an editor in %s, %s: no day that no restaurant has yet',
  (iso, _, hours, day) => {
    const now = Date.parse(iso)
    expect(todayHere(hours * 60, utcOffsets('America/St_Johns', now), now)).toBe(day)
  },
)
