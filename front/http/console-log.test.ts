import { afterEach, beforeEach, expect, test } from 'vitest'
import { logConsole } from './console-log.ts'
import { createLog } from './log.ts'

let printed: Pick<Console, 'error' | 'warn'>
let lines: string[]

beforeEach(() => {
  lines = []
  const { error, warn } = console
  printed = { error, warn }
  const destination = { write: (line: string) => lines.push(line) }
  logConsole(createLog('info', destination))
})
afterEach(() => {
  Object.assign(console, printed)
})

/** The lines of the log; one that is not JSON throws. */
const logged = () => lines.map((line) => JSON.parse(line))

// ASVS 16.3.4
test('what fails with words and an error is one line, with both, the stack and the cause', () => {
  const failure = new Error('no table', { cause: new Error('the line was cut') })
  console.error('ticker: outbox failed', failure)
  expect(logged()).toMatchObject([
    { level: 50, msg: 'ticker: outbox failed', err: { type: 'Error' } },
  ])
  const [{ err }] = logged()
  expect(err.stack).toContain('console-log.test.ts')
  expect(err.stack).toContain('the line was cut')
})

// ASVS 16.2.4, 16.4.1
test('an error alone says what it says, a warning is a warning, and words stay words over several lines', () => {
  console.error(new TypeError('not a menu'))
  console.warn('%s of %d', 'two', 3)
  console.error('first\nsecond', { code: 7 })
  expect(logged()).toMatchObject([
    { level: 50, msg: 'not a menu', err: { type: 'TypeError' } },
    { level: 40, msg: 'two of 3' },
    { level: 50, msg: 'first\nsecond { code: 7 }' },
  ])
  expect(lines.map((line) => line.trim().split('\n').length)).toEqual([1, 1, 1])
})

test('colours for terminals stay out of the log', () => {
  console.error('\u001b[31m⨯\u001b[39m a render failed')
  expect(logged()).toMatchObject([{ msg: '⨯ a render failed' }])
})
