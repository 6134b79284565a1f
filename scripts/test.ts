import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { buildIfStale } from './lib/build.ts'
import { command, seconds } from './lib/step.ts'

type Phase = { title: string; run: () => Promise<Outcome> }
type Outcome = { passed: number; failed: number; failures?: string[] }

/** What is read of Vitest's JSON report. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

const bin = 'node_modules/.bin'
const reports = mkdtempSync(path.join(os.tmpdir(), 'tableside-reports-'))

/** A tool that only says yes or no: no is one failure. */
const tool = (title: string, name: string, ...args: string[]): Phase => ({
  title,
  run: async () => ({ passed: 0, failed: (await command(name, args)) === 0 ? 0 : 1 }),
})

/** One Vitest project; its tests are counted, and a run that broke off is a failure too. */
const tests = (title: string, project: string): Phase => ({
  title,
  run: async () => {
    const file = path.join(reports, `${project}.json`)
    const args = ['run', '--project', project, '--reporter=default', '--reporter=json']
    const exit = await command(`${bin}/vitest`, [...args, `--outputFile.json=${file}`])
    if (!existsSync(file)) return { passed: 0, failed: 1 }
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const broken = exit !== 0 && report.numFailedTests === 0 ? 1 : 0
    const failed = report.numFailedTests + broken
    return { passed: report.numPassedTests, failed, failures: failuresIn(report) }
  },
})

/** Each failed test, or file that could not be read, with the first line of what it said. */
const failuresIn = ({ testResults }: Report): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name)
    const line = (title: string, said = '') => `${file} > ${title}\n      ${said.split('\n', 1)[0]}`
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [line('the file itself', message)]
    return tests.map((test) => line(test.fullName, test.failureMessages[0]))
  })

const build: Phase = {
  title: 'build',
  run: async () => {
    try {
      await buildIfStale()
      return { passed: 0, failed: 0 }
    } catch (error) {
      console.error(error)
      return { passed: 0, failed: 1 }
    }
  },
}

const verify = [
  tool('generated files', process.execPath, 'scripts/generate.ts', '--check'),
  tool('format and lint', `${bin}/biome`, 'check', '.'),
  tool('import zones', `${bin}/depcruise`, '--config', '.dependency-cruiser.mjs', '.'),
  tool('module graphs', `${bin}/depcruise`, '--config', '.dependency-cruiser.runtime.mjs', '.'),
  tool('types', `${bin}/tsc`, '--noEmit'),
  tool('dead code', `${bin}/knip`),
  tests('unit', 'unit'),
  tests('integration', 'integration'),
]

async function runAll(phases: Phase[]) {
  const lines: string[] = []
  const failures: string[] = []
  const total = { passed: 0, failed: 0 }
  for (const phase of phases) {
    const started = Date.now()
    console.log(`\n› ${phase.title}`)
    const outcome = await phase.run()
    total.passed += outcome.passed
    total.failed += outcome.failed
    failures.push(...(outcome.failures ?? []))
    const verdict = outcome.failed > 0 ? `${outcome.failed} failed` : 'ok'
    const count = outcome.passed > 0 ? `, ${outcome.passed} passed` : ''
    lines.push(`  ${phase.title.padEnd(18)} ${seconds(started).padStart(9)}  ${verdict}${count}`)
    // Without a build there is no site to test.
    if (phase === build && outcome.failed > 0) break
  }
  return { lines, failures, total }
}

const quick = process.argv.includes('--quick')
const { lines, failures, total } = await runAll(
  quick ? verify : [...verify, build, tests('browser', 'e2e')],
)
rmSync(reports, { recursive: true, force: true })
for (const failure of failures) console.log(`\n  ✗ ${failure}`)
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
