import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'

// npm run doctor -- [--backups folder]: says what is wrong or unsafe; ends with 0 where nothing is, 1 with warnings and
// 2 with errors. It changes nothing, and may be run while the site runs.
if (existsSync('.env')) process.loadEnvFile('.env')
const { values } = parseArgs({ options: { backups: { type: 'string' } } })
const env = await readSettings()
const { examine, report } = await import('./lib/doctor/doctor.ts')
const found = await examine({
  env,
  variables: process.env,
  backups: values.backups ?? env.backupDir ?? 'backups',
  clock: () => Date.now(),
})
const { lines, code } = report(found)
for (const line of lines) console.log(line)
process.exit(code)

/** Settings that cannot be read keep everything else from being checked. */
async function readSettings() {
  try {
    return (await import('../src/env.ts')).env
  } catch (error) {
    console.log(`✗ settings: ${error instanceof Error ? error.message : error}`)
    return process.exit(2)
  }
}
