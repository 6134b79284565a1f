import { getPayload } from 'payload'
import { demoGroup } from '../demo/load.ts'
import { actAsCommandLine } from '../src/cms/audit-log/actor.ts'
import { addMissingVersions } from '../src/cms/documents/missing-versions.ts'
import { loadContent } from '../src/cms/initial-content/load.ts'
import { starter } from '../src/cms/initial-content/starter/starter.ts'
import { createFirstStaff } from '../src/cms/staff/one-time-passwords.ts'
import { env } from '../src/env.ts'
import { exitWhenLockLost, lockData } from '../src/lib/data-lock/data-lock.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import config from '../src/payload.config.ts'
import { printProgress } from './lib/print-progress.ts'

// Fills an empty content system with the demo group, or with `--empty` with the pages of a new group; lets somebody in,
// and gives documents the versions that they lack. Doing it again changes nothing.
await exitOnOperatorError(async () => exitWhenLockLost(await lockData(env, 'fill')))
actAsCommandLine()
const payload = await getPayload({ config })
const content = process.argv.includes('--empty') ? starter : demoGroup
await loadContent(payload, content, printProgress())
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
