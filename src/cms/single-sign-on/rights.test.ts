import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ROLES } from '#lib/staff/roles.ts'
import { rightsOf } from './rights.ts'

const rule = (group: string, roles: (typeof ROLES)[number][], locations: string[] = []) => ({
  ...{ group, roles, locations },
})

describe('the rights of somebody’s groups', () => {
  test('are those of all of them together, in the usual order', () => {
    const rules = [
      rule('a', ['viewer', 'host']),
      rule('b', ['admin', 'host']),
      rule('c', ['editor']),
    ]
    expect(rightsOf(rules, ['b', 'a', 'of no rule'])).toEqual({
      ...{ roles: ['admin', 'host', 'viewer'], locations: null },
    })
  })

  test('are none where no rule is for them, whatever the spelling', () => {
    const rules = [rule('Owners', ['admin'])]
    for (const groups of [[], ['owners'], ['Owners '], ['Own']])
      expect(rightsOf(rules, groups)).toBeNull()
  })

  test('say nothing of locations unless a rule does, and then of all of them', () => {
    const rules = [rule('a', ['host'], ['pier']), rule('b', ['host'], ['quay', 'pier'])]
    expect(rightsOf(rules, ['a', 'b'])?.locations).toEqual(['pier', 'quay'])
    const more = [...rules, rule('c', ['manager'], ['*']), rule('d', ['editor'])]
    expect(rightsOf(more, ['a', 'c'])?.locations).toBe('all')
    expect(rightsOf(more, ['d'])?.locations).toEqual([])
  })

  test('grow with every group, and have nothing that no rule gives', () => {
    const rules = fc.array(
      fc.record({
        group: fc.constantFrom('a', 'b', 'c'),
        roles: fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1 }),
        locations: fc.constant<string[]>([]),
      }),
    )
    const groups = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'))
    fc.assert(
      fc.property(rules, groups, fc.constantFrom('a', 'b', 'c'), (given, some, one) => {
        const before = rightsOf(given, some)?.roles ?? []
        const after = rightsOf(given, [...some, one])?.roles ?? []
        expect(after).toEqual(expect.arrayContaining(before))
        expect(given.flatMap(({ roles }) => roles)).toEqual(expect.arrayContaining(after))
      }),
    )
  })
})
