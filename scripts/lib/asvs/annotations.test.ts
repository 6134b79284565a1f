import { describe, expect, test } from 'vitest'
import { readAnnotations } from './annotations.ts'

/** An annotation as tests write it; put together here, as it is none of this file. */
const asvs = (ids: string) => `// ${'ASVS'} ${ids}`
const read = (text: string) => readAnnotations({ file: 'a.test.ts', text })

describe('an annotation', () => {
  test('names what the test below it shows, by its title and those around it', () => {
    const text = [
      `describe('a password', () => {`,
      `  test('is long', () => {})`,
      `  ${asvs('6.2.1, 6.2.9')}`,
      `  test('is not too long', () => {})`,
      '})',
    ].join('\n')
    const title = 'a password › is not too long'
    expect(read(text)).toEqual({
      annotations: ['6.2.1', '6.2.9'].map((id) => ({ id, file: 'a.test.ts', line: 3, title })),
      faults: [],
    })
  })

  test('is read above tests of many rows, in suites, and where a title is made at run time', () => {
    const text = [
      'export function describeSessions(kind: string) {',
      `  describe(\`sessions on \${kind}\`, () => {`,
      `    ${asvs('7.3.1')}`,
      '    // The clock is moved.',
      '    it.each([1, 2])(',
      `      'end after %i hours',`,
      '      () => {},',
      '    )',
      '  })',
      '}',
    ].join('\n')
    expect(read(text).annotations.map(({ title }) => title)).toEqual([
      'sessions on … › end after %i hours',
    ])
  })

  test.each([
    ['a group', `describe('a', () => {})`, 'stands above no test'],
    ['nothing', 'const a = 1', 'stands above no test'],
    [
      'a test that is left out',
      `test.skip('a', () => {})`,
      'stands above a test that does not run',
    ],
    [
      'a test of a group that is left out',
      `test('a', () => {})\n})`,
      'stands above a test that does not run',
      'describe.skip("b", () => {',
    ],
  ])('above %s is a fault', (_, below, message, above = '') => {
    expect(read(`${above}\n${asvs('1.2.3')}\n${below}`)).toEqual({
      annotations: [],
      faults: [{ file: 'a.test.ts', line: 2, message: `ASVS 1.2.3 ${message}` }],
    })
  })

  test('that is no list of numbers is a fault', () => {
    const { faults } = read(`${asvs('1.2.3 and 4')}\ntest('a', () => {})`)
    expect(faults).toMatchObject([
      { line: 1, message: '“1.2.3 and 4” are no numbers with commas between them' },
    ])
  })
})
