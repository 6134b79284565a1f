import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { attachment, fileName } from './attachment.ts'

describe('the name of a file from outside', () => {
  test.each([
    ['Ida Marsh.pdf', 'Ida Marsh.pdf'],
    ['Lebenslauf Ärzte.docx', 'Lebenslauf Ärzte.docx'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['C:\\fakepath\\cv.doc', 'C_fakepath_cv.doc'],
    ['cv.pdf\r\nX-Evil: yes', 'cv.pdf_X-Evil_ yes'],
    // Shown from right to left its end would read as that of a document.
    ['cv_\u202efdp.exe', 'cv__fdp.exe'],
    ['...', 'file'],
    ['', 'file'],
    [`${'a'.repeat(300)}.docx`, `${'a'.repeat(115)}.docx`],
  ])('%j is %j', (name, safe) => {
    expect(fileName(name)).toBe(safe)
  })

  // ASVS 1.2.1, 5.4.1, 5.4.2
  test('is one that any header can carry, and browsers read the whole of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const value = attachment(name)
        expect(value).toMatch(
          /^attachment; filename="[^"\\]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/,
        )
        expect(() => new Headers({ 'content-disposition': value })).not.toThrow()
        const [, encoded = ''] = value.split("''")
        expect(decodeURIComponent(encoded)).toBe(fileName(name))
      }),
    )
  })
})
