import { existsSync } from 'node:fs'
import { parseEnv } from '../src/env.ts'
import { makeBackup } from './lib/backup.ts'
import { step } from './lib/step.ts'

// npm run backup [-- file.tar.gz]: one archive of the whole site, also while it runs.
if (existsSync('.env')) process.loadEnvFile('.env')
const now = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '').replace('T', '-')
const [file = `backups/tableside-${now}.tar.gz`] = process.argv.slice(2)
const archive = await step('Backing up', () => makeBackup(parseEnv(process.env), file))
console.log(`Written: ${archive}`)
