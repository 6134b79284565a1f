import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareVersions, isTrial } from './compare-versions.ts'

test('versions come one after the other as Semantic Versioning says', () => {
  const inOrder = [
    ...['0.9.9', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2'],
    ...['1.0.0-beta.11', '1.0.0-rc.1', '1.0.0', '1.0.1', '1.2.0', '1.10.0', '2.0.0'],
  ]
  const mixed = [...inOrder].sort((a, b) => a.length - b.length || (a < b ? 1 : -1))
  expect(mixed.sort(compareVersions)).toEqual(inOrder)
  expect(compareVersions('1.0.0+one', '1.0.0+two')).toBe(0)
  expect([isTrial('1.0.0-rc.1'), isTrial('1.0.0+build-1')]).toEqual([true, false])
})

test('no version is before itself, and of two one is before the other', () => {
  const number = fc.nat(30)
  const trial = fc.array(fc.constantFrom('0', '7', '11', 'rc', 'alpha'), { maxLength: 3 })
  const version = fc
    .tuple(number, number, number, trial)
    .map(([a, b, c, parts]) => `${a}.${b}.${c}${parts.length > 0 ? `-${parts.join('.')}` : ''}`)
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(Math.sign(compareVersions(a, b))).toBe(0 - Math.sign(compareVersions(b, a)))
      if (a === b) expect(compareVersions(a, b)).toBe(0)
      else expect(compareVersions(a, b)).not.toBe(0)
    }),
  )
})

test.each(['1.2', 'v1.2.3', '1.2.3-', '01.2.3', ''])('%j is no version', (text) => {
  expect(() => compareVersions(text, '1.0.0')).toThrow('is no version')
})
