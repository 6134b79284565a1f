import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  checkedProfile,
  EMPTY_PROFILE,
  type GuestProfile,
} from '#booking-engine/guest-book/profile.ts'
import { bothOf, draftOf, isChanged, profileOfDraft } from './profile-draft.ts'

const word = fc.constantFrom('nuts', 'eggs', 'no cilantro', 'vip', 'banned', 'wine club')
const list = fc.uniqueArray(word, { maxLength: 4 })
const text = fc.constantFrom('', 'by the window', 'Two\nlines')
const profiles: fc.Arbitrary<GuestProfile> = fc.record({
  ...{ notes: text, seating: text, allergies: list, diets: list },
  // As it is saved: standard tags first.
  tags: list.map((tags) => profileOfDraft(draftOf({ ...EMPTY_PROFILE, tags })).tags),
})

describe('a profile in a form', () => {
  it('is the same after it was opened and saved', () => {
    fc.assert(
      fc.property(profiles, (profile) => {
        expect(profileOfDraft(draftOf(profile))).toEqual(profile)
        expect(isChanged(draftOf(profile), profile)).toBe(false)
      }),
    )
  })

  it('is what the guest book would store of it', () => {
    const draft = { ...draftOf(EMPTY_PROFILE), allergies: ' Nuts, nuts ;\n eggs,, ' }
    expect(profileOfDraft(draft).allergies).toEqual(['Nuts', 'eggs'])
    expect(checkedProfile(profileOfDraft(draft))).toMatchObject({ value: profileOfDraft(draft) })
    expect(isChanged(draft, EMPTY_PROFILE)).toBe(true)
  })

  it('loses nothing when two people’s words are put together', () => {
    fc.assert(
      fc.property(profiles, profiles, (mine, theirs) => {
        const both = profileOfDraft(bothOf(draftOf(mine), { ...theirs, seen: 2 }))
        for (const one of [mine, theirs]) {
          expect(both.allergies).toEqual(expect.arrayContaining(one.allergies))
          expect(both.tags).toEqual(expect.arrayContaining(one.tags))
          expect(both.notes).toContain(one.notes)
        }
      }),
    )
  })
})
