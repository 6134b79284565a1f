import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathDeeperThan } from './path-deeper-than.ts'

/** A value that is so many objects and lists deep, and the path of its innermost member. */
const nested = fc.array(fc.oneof(fc.constantFrom('quote', 'children'), fc.nat(3))).map((path) => ({
  path,
  value: path.reduceRight<unknown>(
    (value, key) =>
      typeof key === 'number' ? [...Array(key).fill('beside'), value] : { beside: 1, [key]: value },
    'innermost',
  ),
}))

test('a member is found where a value is deeper than asked, and only there', () => {
  fc.assert(
    fc.property(nested, fc.nat(8), ({ path, value }, levels) => {
      const found = pathDeeperThan(levels, value)
      if (path.length <= levels) expect(found).toBeNull()
      else expect(found?.slice(0, -1)).toEqual(path.slice(0, levels).map(String))
    }),
  )
})

test('a value is read that is nested so deep that no function can follow', () => {
  let value: unknown = 'innermost'
  for (let level = 0; level < 200_000; level++) value = [value]
  expect(pathDeeperThan(50, value)).toHaveLength(51)
  expect(pathDeeperThan(200_000, value)).toBeNull()
})

test.each([null, undefined, 7, 'a word', {}, [], new Date(0)])('%s has nothing in it', (value) => {
  expect(pathDeeperThan(0, value)).toBeNull()
})
