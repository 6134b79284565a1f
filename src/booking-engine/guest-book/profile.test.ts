import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  changedFields,
  checkedProfile,
  EMPTY_PROFILE,
  type GuestProfile,
  isEmptyProfile,
  MOST_ENTRIES,
  unionOf,
} from './profile.ts'

const words = fc.array(fc.constantFrom('nuts', 'Nuts', 'fish', 'vegan', 'vip'), { maxLength: 4 })
const text = fc.constantFrom('', 'by the window', 'knows the chef')
const profiles: fc.Arbitrary<GuestProfile> = fc.record({
  ...{ notes: text, seating: text, allergies: words, diets: words, tags: words },
})
const lower = (list: string[]) => new Set(list.map((one) => one.toLowerCase()))

describe('two profiles as one', () => {
  it('have all that either of them says, and each entry once whatever its capitals', () => {
    fc.assert(
      fc.property(profiles, profiles, (one, other) => {
        const both = unionOf(one, other)
        for (const field of ['allergies', 'diets', 'tags'] as const) {
          expect(lower(both[field])).toEqual(lower([...one[field], ...other[field]]))
          expect(lower(both[field]).size).toBe(both[field].length)
        }
        for (const field of ['notes', 'seating'] as const) {
          expect(both[field]).toContain(one[field])
          expect(both[field]).toContain(other[field])
        }
      }),
    )
  })

  it('are the same as before where both say the same', () => {
    fc.assert(
      fc.property(profiles, (one) => {
        const clean = unionOf(one, EMPTY_PROFILE)
        expect(unionOf(clean, clean)).toEqual(clean)
      }),
    )
  })
})

describe('a profile', () => {
  it('is empty where nothing is written, and names what has changed', () => {
    expect(isEmptyProfile(EMPTY_PROFILE)).toBe(true)
    const one = { ...EMPTY_PROFILE, tags: ['vip'], notes: 'Chef’s sister' }
    expect(isEmptyProfile(one)).toBe(false)
    expect(changedFields(EMPTY_PROFILE, one)).toEqual(['notes', 'tags'])
  })

  it('is refused where it is longer than fits', () => {
    const many = Array.from({ length: MOST_ENTRIES + 1 }, (_, n) => `allergy ${n}`)
    const refused = { ok: false, code: 'profile_too_long' }
    expect(checkedProfile({ ...EMPTY_PROFILE, allergies: many })).toEqual(refused)
    expect(checkedProfile({ ...EMPTY_PROFILE, notes: 'x'.repeat(1001) })).toEqual(refused)
    expect(checkedProfile({ ...EMPTY_PROFILE, tags: ['y'.repeat(41)] })).toEqual(refused)
    expect(checkedProfile({ ...EMPTY_PROFILE, tags: ['VIP', 'vip'] })).toMatchObject({
      value: { tags: ['VIP'] },
    })
  })
})
