import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { logConsole } from './console-log.ts'
import { createLog } from './log.ts'

let printed: Pick<Console, 'error' | 'warn'>
let lines: string[]
let caught: NodeJS.UncaughtExceptionListener[]

beforeEach(() => {
  lines = []
  const { error, warn } = console
  printed = { error, warn }
  caught = process.listeners('uncaughtException')
  const destination = { write: (line: string) => lines.push(line) }
  logConsole(createLog('info', destination))
})
afterEach(() => {
  Object.assign(console, printed)
  for (const listener of process.listeners('uncaughtException'))
    if (!caught.includes(listener)) process.off('uncaughtException', listener)
})

/** The lines of the log; one that is not JSON throws. */
const logged = () => lines.map((line) => JSON.parse(line))

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

/** A process whose console goes to the log, and what it wrote until it ended. */
function run(script: string) {
  const [consoleLog, log] = ['console-log', 'log'].map((name) =>
    JSON.stringify(path.resolve(`front/http/${name}.ts`)),
  )
  const code = `import { logConsole } from ${consoleLog}
    import { createLog } from ${log}
    logConsole(createLog('info'))
    ${script}`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code],
    { encoding: 'utf8' },
  )
  return {
    status,
    stderr,
    lines: stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  }
}

test.each([
  ['thrown', 'setTimeout(() => { throw new Error("a surprise") })', 'uncaughtException'],
  ['rejected', 'Promise.reject(new Error("a surprise"))', 'unhandledRejection'],
])(
  'an error that is %s and not caught is a line with its stack, and the code is 1',
  (_, script, origin) => {
    const { status, stderr, lines } = run(script)
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
    expect(lines).toMatchObject([{ level: 60, origin, err: { message: 'a surprise' } }])
    expect(lines[0].err.stack).toContain('at ')
  },
)

test('where somebody else keeps the process alive, as Next does, what they write is the line', () => {
  const { status, stderr, lines } = run(`
    process.on('uncaughtException', (error) => console.error(error))
    setTimeout(() => { throw new Error('a surprise') })
    setTimeout(() => console.warn('goes on'), 5)`)
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(lines).toMatchObject([
    { level: 50, err: { message: 'a surprise' } },
    { level: 40, msg: 'goes on' },
  ])
})
