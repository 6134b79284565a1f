import { type Phase, runStages, tests, tool } from './lib/phases.ts'
import { seconds } from './lib/step.ts'

const bin = 'node_modules/.bin'
const SLOWEST = 10

const tools: Phase[] = [
  tool('generated files', process.execPath, 'scripts/generate.ts', '--check'),
  tool('format and lint', `${bin}/biome`, 'check', '.'),
  tool('types', `${bin}/tsc`, '--noEmit'),
  tool('import zones', `${bin}/depcruise`, '--config', '.dependency-cruiser.mjs', '.'),
  tool('module graphs', `${bin}/depcruise`, '--config', '.dependency-cruiser.runtime.mjs', '.'),
  tool('dead code', `${bin}/knip`),
]
// Without a build there is no site to test.
const build: Phase = {
  ...tool('build', process.execPath, 'scripts/build.ts', '--if-stale'),
  isRequired: true,
}
const withoutBrowser = [tests('unit', 'unit'), tests('integration', 'integration')]

const quick = process.argv.includes('--quick')
const started = Date.now()
const { lines, passed, failed, failures, files } = await runStages(
  quick
    ? [[tools, withoutBrowser]]
    : [[[...tools, build], withoutBrowser], [[tests('browser', 'e2e')]]],
)

for (const { file, test, message } of failures)
  console.log(`\n  ✗ ${file} > ${test}\n      ${message}`)
console.log('\nThe slowest files:')
for (const { file, ms } of files.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST)) {
  console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`)
}
console.log(`\n${lines.join('\n')}`)
console.log(`\n${passed} passed, ${failed} failed, in ${seconds(started)}`)
process.exitCode = failed > 0 ? 1 : 0
