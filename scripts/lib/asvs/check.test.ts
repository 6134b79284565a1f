import { describe, expect, test } from 'vitest'
import { readAnnotations } from './annotations.ts'
import { answerFaults } from './check.ts'
import { asvsDocument } from './document.ts'
import type { Requirement } from './requirement.ts'

/** An annotation as tests write it; put together here, as it is none of this file. */
const asvs = (ids: string) => `// ${'ASVS'} ${ids}`
const long = { id: '6.2.1', level: 1, subject: 'Passwords are long' } as const
const ldap = { id: '1.2.6', level: 2, subject: 'LDAP', inapplicable: 'there is none.' } as const
const chaptersOf = (...requirements: Requirement[]) => [
  { number: 6, title: 'Authentication', requirements },
]
const shownBy = (text: string) => readAnnotations({ file: 'src/rule.test.ts', text }).annotations
const messages = (text: string, ...requirements: Requirement[]) =>
  answerFaults(chaptersOf(...requirements), shownBy(text), 'r.ts').map(({ message }) => message)

const withTest = `${asvs('6.2.1')}\ntest('has 12 characters', () => {})`

describe('an answer to the standard', () => {
  test('is a test, and a test that is removed leaves its requirement without one', () => {
    expect(messages(withTest, long, ldap)).toEqual([])
    expect(messages('', long, ldap)).toEqual(['ASVS 6.2.1 has neither a test nor a reason'])
    expect(messages(`test('has 12 characters', () => {})`, long)).toEqual([
      'ASVS 6.2.1 has neither a test nor a reason',
    ])
  })

  test('is one reason at most', () => {
    expect(messages('', { ...long, open: 'not yet.', written: 'there.' })).toEqual([
      'ASVS 6.2.1 has more than one reason: written, open',
    ])
  })

  test('that it does not apply has no test', () => {
    expect(messages(withTest, { ...long, inapplicable: 'no passwords.' })).toEqual([
      'ASVS 6.2.1 does not apply, and has a test',
    ])
  })

  test('is about a requirement that there is', () => {
    expect(messages(`${asvs('6.2.99')}\ntest('a', () => {})`, ldap)).toEqual([
      'ASVS has no 6.2.99 at level 1 or 2',
    ])
  })
})

describe('the page', () => {
  const page = (text: string, ...requirements: Requirement[]) =>
    asvsDocument(chaptersOf(...requirements), shownBy(text))

  test('has a row for each requirement, with its tests or its reason', () => {
    const open = {
      id: '6.2.12',
      level: 2,
      subject: 'Leaked passwords',
      open: 'not compared.',
    } as const
    const text = page(withTest, long, ldap, open)
    const file = '[src/rule.test.ts](../../src/rule.test.ts)'
    expect(text).toContain(`| 6.2.1 | 1 | Passwords are long | ${file}: “has 12 characters” |`)
    expect(text).toContain('| 1.2.6 | 2 | LDAP | Not applicable: there is none. |')
    expect(text).toContain('| 6.2.12 | 2 | Leaked passwords | **Open**: not compared. |')
  })

  test('counts requirements by their answers and levels', () => {
    const text = page(withTest, long, ldap)
    expect(text).toContain('| shown by tests | 1 | 0 | 1 |')
    expect(text).toContain('| not applicable | 0 | 1 | 1 |')
    expect(text).toContain('| all | 1 | 1 | 2 |')
  })

  test('has titles as text', () => {
    const text = page(`${asvs('6.2.1')}\ntest('a | b <c>', () => {})`, long)
    expect(text).toContain('“a \\| b \\<c\\>”')
  })
})
