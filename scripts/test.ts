import { browserTestsOf, changedFiles, drillsOf, integrationTestsOf } from './lib/changed.ts'
import { type Phase, runStages, tests, tool } from './lib/phases.ts'
import { secondsSince } from './lib/run-step.ts'

const bin = 'node_modules/.bin'
const SLOWEST = 10

const specification = tool('specification', process.execPath, 'scripts/check-specification.ts')
const messages = tool('messages', process.execPath, 'scripts/check-messages.ts')
const asvs = tool('ASVS', process.execPath, 'scripts/asvs.ts', '--check')
const tools: Phase[] = [
  tool('generated files', process.execPath, 'scripts/generate.ts', '--check'),
  tool('format and lint', `${bin}/biome`, 'check', '.'),
  tool('types', `${bin}/tsc`, '--noEmit'),
  tool('import zones', `${bin}/depcruise`, '--config', '.dependency-cruiser.mjs', '.'),
  tool('module graphs', `${bin}/depcruise`, '--config', '.dependency-cruiser.runtime.mjs', '.'),
  tool('dead code', `${bin}/knip`),
  specification,
  messages,
  asvs,
]
// Without a build there is no site to test.
const build: Phase = {
  ...tool('build', process.execPath, 'scripts/build.ts', '--if-stale'),
  isRequired: true,
}
const withoutBrowser = [tests('unit', 'unit'), tests('integration', 'integration')]

const everything = [[[...tools, build], withoutBrowser], [[tests('browser', 'e2e')]]]

/** Checks and tests that the changes since a commit reach; what reaches all of them is not left to chance. */
function stagesOf(since: string): Phase[][][] {
  const changed = changedFiles(since)
  const browser = browserTestsOf(changed)
  const files = changed.filter((file) => /\.(tsx?|mjs|json|css)$/.test(file))
  const [generated, , types] = tools as [Phase, Phase, Phase]
  const lint = tool(
    'format and lint',
    `${bin}/biome`,
    'check',
    '--no-errors-on-unmatched',
    ...files,
  )
  const related = tests(
    'unit, integration',
    'unit',
    ...['--project', 'integration', '--changed', since, '--passWithNoTests'],
  )
  console.log(
    `Changed since ${since}: ${changed.length} files. Browser tests: ${browser.join(' ')}`,
  )
  const drills = drillsOf(changed)
  if (drills.length > 0) console.log(`Drills: npm run drills -- ${drills.join(' ')}`)
  const upgrades = integrationTestsOf(changed)
  const ownTests =
    upgrades.length > 0 ? [related, tests('upgrade', 'integration', ...upgrades)] : [related]
  const checks = [
    generated,
    ...(files.length > 0 ? [lint] : []),
    types,
    specification,
    messages,
    asvs,
  ]
  if (browser.length === 0) return [[checks, ownTests]]
  return [[[...checks, build], ownTests], [[tests('browser', 'e2e', ...browser)]]]
}

const [mode, since = 'HEAD'] = process.argv.slice(2)
const modes: Record<string, () => Phase[][][]> = {
  '--quick': () => [[tools, withoutBrowser]],
  '--changed': () => stagesOf(since),
}
const started = Date.now()
const stages = modes[mode ?? '']?.() ?? everything
const { lines, passed, failed, failures, files, journeys } = await runStages(stages)

for (const { file, test, message } of failures)
  console.log(`\n  ✗ ${file} > ${test}\n      ${message}`)
console.log('\nThe slowest files:')
for (const { file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
}
if (journeys.length > 0)
  console.log('\nJourneys: taps, fields typed into, and seconds of this machine:')
for (const { test, taps, typed, ms } of journeys) {
  const counts = [String(taps).padStart(4), String(typed).padStart(4)].join('')
  console.log(`${counts} ${(ms / 1000).toFixed(1).padStart(6)} s  ${test}`)
}
console.log(`\n${lines.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed, in ${secondsSince(started)}`)
process.exitCode = failed > 0 ? 1 : 0
