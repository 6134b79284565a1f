import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type CommandOptions, runCommand } from './run-step.ts'

/** How a run of tests ended. */
export type TestRun = {
  passed: number
  failed: number
  /** Each failed test, or file that could not be read, with the first line of what it said. */
  failures: { file: string; test: string; message: string }[]
  /** Every file with the time (ms) from its first test to its last. */
  files: { file: string; ms: number }[]
  /** One for each `hand` of a test: the taps and typed fields of a person, and ms from its begin to the last of them. */
  journeys: { test: string; taps: number; typed: number; ms: number }[]
}

/** The part of Vitest's JSON report that is read. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    startTime: number
    endTime: number
    message: string
    assertionResults: {
      status: string
      title: string
      fullName: string
      failureMessages: string[]
      meta: { journeys?: Omit<TestRun['journeys'][number], 'test'>[] }
    }[]
  }[]
}

/**
 * Runs Vitest with these arguments and reads its report. A run that broke off without one, or that
 * says no although all of its tests passed, counts as one failure more.
 */
export async function runVitest(
  args: readonly string[],
  options?: CommandOptions,
): Promise<TestRun> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-report-'))
  const file = path.join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  try {
    const given = ['run', ...args, ...reporters]
    const exit = await runCommand('node_modules/.bin/vitest', given, options)
    const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : null
    if (!report) return { ...NOTHING, failed: exit === 0 ? 0 : 1 }
    const broken = exit !== 0 && report.numFailedTests === 0 ? 1 : 0
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken,
      failures: report.testResults.flatMap(failuresIn),
      files: report.testResults.map(({ name, startTime, endTime }) => ({
        file: path.relative(process.cwd(), name),
        ms: Math.max(0, endTime - startTime),
      })),
      journeys: report.testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ title, meta }) =>
          (meta.journeys ?? []).map((one) => ({ test: title, ...one })),
        ),
      ),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const NOTHING: TestRun = { passed: 0, failed: 0, failures: [], files: [], journeys: [] }

function failuresIn(result: Report['testResults'][number]): TestRun['failures'] {
  const file = path.relative(process.cwd(), result.name)
  const failure = (test: string, said = '') => ({
    file,
    test,
    message: said.split('\n', 1)[0] ?? '',
  })
  const tests = result.assertionResults.filter(({ status }) => status === 'failed')
  if (result.status === 'failed' && tests.length === 0) {
    return [failure('the file itself', result.message)]
  }
  return tests.map((test) => failure(test.fullName, test.failureMessages[0]))
}
