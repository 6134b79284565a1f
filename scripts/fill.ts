import { parseArgs } from 'node:util'
import { getPayload } from 'payload'
import { demoGroup } from '../demo/load.ts'
import { actAsCommandLine } from '../src/cms/audit-log/actor.ts'
import { addMissingVersions } from '../src/cms/documents/missing-versions.ts'
import { loadExport } from '../src/cms/exports/load-export.ts'
import { loadContent } from '../src/cms/initial-content/load.ts'
import { starter } from '../src/cms/initial-content/starter/starter.ts'
import { createFirstStaff } from '../src/cms/staff/one-time-passwords.ts'
import { env } from '../src/env.ts'
import { exitWhenLockLost, lockData } from '../src/lib/data-lock/data-lock.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import config from '../src/payload.config.ts'
import { printProgress } from './lib/print-progress.ts'

// Fills an empty content system with the demo group, with `--empty` with the pages of a new group, or with `--from` with an
// export; lets somebody in, and gives documents the versions that they lack. Doing it again changes nothing.
await exitOnOperatorError(async () => exitWhenLockLost(await lockData(env, 'fill')))
actAsCommandLine()
const payload = await getPayload({ config })
const { values: asked } = parseArgs({
  options: { empty: { type: 'boolean', default: false }, from: { type: 'string' } },
})
if (asked.from === undefined) {
  await loadContent(payload, asked.empty ? starter : demoGroup, printProgress())
} else {
  const { from } = asked
  await exitOnOperatorError(() => loadExport(payload, from))
}
await addMissingVersions(payload)
const first = await createFirstStaff(payload, env.adminEmail)
if (first) {
  const lines = [
    'The first staff account, shown only now:',
    `  ${env.publicUrl}/admin`,
    `  email     ${first.email}`,
    `  password  ${first.password}   (to be changed at the first login)`,
  ]
  console.log(`\n${lines.join('\n')}\n`)
}
await payload.destroy()
process.exit(0)
