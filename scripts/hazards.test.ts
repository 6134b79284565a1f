import { expect, test } from 'vitest'
import { projectTexts } from './lib/text-files.ts'

/** Code that runs at a site or beside it: of tests, measurements and documents nothing is said. */
const code = projectTexts().filter(
  ({ file }) =>
    /^(?:src|front|scripts)\/.*\.(?:mjs|tsx?)$/.test(file) && !/\.test\.tsx?$/.test(file),
)
const filesWith = (pattern: RegExp) =>
  code.filter(({ text }) => pattern.test(text)).map(({ file }) => file)

// ASVS 1.2.5
test('programs are started with a list of arguments, and never by a shell', () => {
  expect(code.length).toBeGreaterThan(1000)
  expect(filesWith(/\bchild_process\b/).length).toBeGreaterThan(5)
  expect(filesWith(/\bexecSync\(|\bshell: *(?:true|['"`])|[^.\w]exec\(/)).toEqual([])
})

// ASVS 1.3.2
test('no text is run as code', () => {
  expect(filesWith(/\beval\(|\bnew Function\(|['"]node:vm['"]/)).toEqual([])
})

// ASVS 12.3.2
test('nobody who is asked by TLS is believed without a certificate that holds', () => {
  expect(filesWith(/rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual(
    [],
  )
})
