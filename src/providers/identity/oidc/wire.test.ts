import { describe, expect, test } from 'vitest'
import { isIncomplete, personOf } from './wire.ts'

const at = { issuer: 'https://id.example', groupsClaim: 'groups' }
const token = { sub: '7', email: 'Sam@example.com', email_verified: true, groups: ['a'] }
const person = (claims: object, more: object = {}, groupsClaim = 'groups') =>
  personOf({ ...claims }, { ...more }, { ...at, groupsClaim })

describe('a person', () => {
  test('is read from the token', () => {
    expect(person({ ...token, name: 'Sam Fir', amr: ['pwd', 'mfa'], acr: 'gold' })).toEqual({
      ...{ issuer: 'https://id.example', subject: '7', email: 'Sam@example.com' },
      ...{ isEmailVerified: true, name: 'Sam Fir', groups: ['a'], methods: ['pwd', 'mfa', 'gold'] },
    })
  })

  test('has a verified address only where the provider says so, of that very address', () => {
    for (const email_verified of [false, 'false', 'yes', 1, null, undefined])
      expect(person({ ...token, email_verified }).isEmailVerified).toBe(false)
    expect(person({ ...token, email_verified: 'true' }).isEmailVerified).toBe(true)
    const { email_verified: _, ...silent } = token
    const elsewhere = { sub: '7', email: 'other@example.com', email_verified: true }
    expect(person(silent, elsewhere)).toMatchObject({
      ...{ email: 'Sam@example.com', isEmailVerified: false },
    })
  })

  test('is completed by what the provider says elsewhere, but not with what was proved at this sign-in', () => {
    const more = { ...token, name: 'Sam Fir', amr: ['mfa'] }
    expect(person({ sub: '7' }, more)).toMatchObject({
      ...{ email: 'Sam@example.com', isEmailVerified: true, name: 'Sam Fir', groups: ['a'] },
      methods: [],
    })
  })

  test('has no address where what the provider gives is none', () => {
    for (const email of ['sam', 'sam@', '', 7, null, `${'x'.repeat(250)}@example.com`])
      expect(person({ ...token, email }).email).toBeNull()
  })

  test('has groups by a name with dots, by the way to them, as one text, or none', () => {
    const dotted = { sub: '7', 'https://site.example/groups': ['a'] }
    expect(person(dotted, {}, 'https://site.example/groups').groups).toEqual(['a'])
    const inner = { sub: '7', realm_access: { roles: ['b'] } }
    expect(person(inner, {}, 'realm_access.roles').groups).toEqual(['b'])
    expect(person({ sub: '7', groups: 'c' }).groups).toEqual(['c'])
    for (const groups of [undefined, null, 3, [4], { a: 1 }])
      expect(person({ sub: '7', groups }).groups).toEqual([])
    expect(person({ sub: '7' }, {}, 'constructor.name').groups).toEqual([])
  })

  test('without an id is no person', () => {
    for (const sub of [undefined, '', 7, 'x'.repeat(256)]) expect(() => person({ sub })).toThrow()
  })
})

test('the provider is asked again where something is missing that a sign-in needs', () => {
  expect(isIncomplete(token, 'groups')).toBe(false)
  const { groups: _, ...without } = token
  expect(isIncomplete(without, 'groups')).toBe(true)
  expect(isIncomplete(without, null)).toBe(false)
  expect(isIncomplete({ sub: '7', email: 'sam@example.com' }, null)).toBe(true)
})
