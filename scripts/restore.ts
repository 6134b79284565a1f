import { existsSync } from 'node:fs'
import { parseEnv } from '../src/env.ts'
import { exitOnOperatorError } from '../src/lib/process/operator-error.ts'
import { restoreBackup } from './lib/restore.ts'
import { runStep } from './lib/run-step.ts'

// npm run restore -- file.tar.gz: puts a backup in the place of the site's data; the site must have been stopped.
if (existsSync('.env')) process.loadEnvFile('.env')
const [archive] = process.argv.slice(2)
if (!archive) {
  console.error('Which backup? npm run restore -- backups/tableside-….tar.gz')
  process.exit(2)
}
await exitOnOperatorError(async () => {
  const old = await runStep('Restoring', () => restoreBackup(parseEnv(process.env), archive))
  if (old) console.log(`What was there before is kept in ${old}`)
})
