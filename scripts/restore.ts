import { existsSync } from 'node:fs'
import { parseEnv } from '../src/env.ts'
import { restoreBackup } from './lib/backup.ts'
import { step } from './lib/step.ts'

// npm run restore -- file.tar.gz: puts a backup in the place of the site's data. Stop the site first.
if (existsSync('.env')) process.loadEnvFile('.env')
const [archive] = process.argv.slice(2)
if (!archive) {
  console.error('Which backup? npm run restore -- backups/tableside-….tar.gz')
  process.exit(2)
}
const old = await step('Restoring', async () => restoreBackup(parseEnv(process.env), archive))
if (old) console.log(`What was there before is kept in ${old}`)
