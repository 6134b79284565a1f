import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { headerText, parseMailbox } from './mailbox.ts'

describe('a sender in a variable', () => {
  it.each([
    ['Saltwood <hello@saltwood.example>', 'Saltwood', 'hello@saltwood.example'],
    ['"Saltwood, Burrard" <a@b.example>', 'Saltwood, Burrard', 'a@b.example'],
    ['a@b.example', '', 'a@b.example'],
    ['<a@b.example>', '', 'a@b.example'],
  ])('%s', (text, name, address) => {
    expect(parseMailbox(text)).toEqual({ name, address })
  })
})

describe('text of a header', () => {
  // ASVS 1.3.11
  it('never holds a line break or another control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(headerText(text)).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
    expect(headerText('Ida\r\nBcc: all@example.com')).toBe('Ida Bcc: all@example.com')
  })
})
