import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './csv.ts'

test('a line is as RFC 4180 has it', () => {
  expect(csvLine(['a', 1, null, undefined, ''])).toBe('a,1,,,\r\n')
  expect(csvLine(['Marsh, Ida', 'says "hi"', 'two\nlines'])).toBe(
    '"Marsh, Ida","says ""hi""","two\nlines"\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', "=cmd|' /C calc'!A0"])(
  '%j does not run in a spreadsheet',
  (value) => {
    expect(csvLine([value]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('a value that has the mark already gets another one, so that one can be taken off', () => {
  expect(csvLine(["'=1", "'Tis"])).toBe("''=1,'Tis\r\n")
})

// ASVS 1.3.3
test('every value comes back as it was, but for the mark before a formula', () => {
  const value = fc.string({ unit: fc.constantFrom(...'ab=+-@",\r\n\t é') })
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const expected = values.map((one) => (/^[=+\-@\t\r]/.test(one) ? `'${one}` : one))
      expect(parsed(csvLine(values))).toEqual(expected)
    }),
  )
})

function parsed(line: string): string[] {
  const cells = `,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^",]*))/g)
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
