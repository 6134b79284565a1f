import { parseArgs } from 'node:util'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { releaseProblems } from './lib/release/checks.ts'
import { describeRelease, makeRelease } from './lib/release/release.ts'
import { runCommand } from './lib/run-step.ts'

// npm run release -- [--dry-run]: checks this checkout, runs all tests, and makes the tag, the notes and the archive
// of the release that package.json names.
await exitOnOperatorError(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })
  const folder = process.cwd()
  if (values['dry-run']) {
    const problems = releaseProblems(folder)
    const { tag, notes, archive } = describeRelease(folder)
    for (const problem of problems) console.log(`! ${problem}`)
    console.log(`Would run npm test, tag HEAD as ${tag}, and write ${archive} with these notes:\n`)
    console.log(notes)
    process.exit(problems.length === 0 ? 0 : 1)
  }
  const test = async () => (await runCommand(process.execPath, ['scripts/test.mjs'])) === 0
  const { tag, archive } = await makeRelease(folder, test)
  console.log(`Made ${tag} and ${archive}. To publish it: git push origin main ${tag}`)
})
