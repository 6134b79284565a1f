import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { BACKUP_FOLDER, parseEnv } from '../src/env.ts'
import { exitOnOperatorError, OperatorError } from '../src/lib/process/operator-error.ts'
import { recordBackup } from '../src/lib/system/backup-record.ts'
import { remoteFiles } from '../src/providers/files/registry.ts'
import { makeBackup } from './lib/backup.ts'
import { backupName, deleteOldBackups } from './lib/backup-names.ts'
import { holdBackups } from './lib/hold-backups.ts'
import { runStep } from './lib/run-step.ts'

// npm run backup -- [file.tar.gz | folder] [--verify] [--keep-days 30]: one archive of the whole site, also
// while it runs.
await exitOnOperatorError(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { verify: { type: 'boolean', default: false }, 'keep-days': { type: 'string' } },
  })
  const where = parseEnv(process.env)
  const [to = where.backupDir ?? BACKUP_FOLDER] = positionals
  const keepDays = values['keep-days'] === undefined ? null : Number(values['keep-days'])
  if (keepDays !== null && !(Number.isInteger(keepDays) && keepDays > 0)) {
    throw new OperatorError('--keep-days needs a number of days, 1 or more.')
  }
  const now = new Date()
  const isFolder = !to.endsWith('.tar.gz') || statSync(to, { throwIfNoEntry: false })?.isDirectory()
  const file = isFolder ? path.join(to, backupName(now)) : to
  const { verify } = values
  const archive = await runStep('Backing up', () =>
    holdBackups(where, async () => {
      const made = await makeBackup(where, file, { verify })
      await recordBackup(where, { archive: made, made: now, verified: verify, by: 'command' })
      return made
    }),
  )
  console.log(`Written and checked: ${archive}`)
  const remote = await remoteFiles()
  if (remote) console.log(`Not in it: media and resumes, which lie in ${remote.label}.`)
  // Only now that there is a good one.
  if (keepDays === null) return
  for (const old of deleteOldBackups(path.dirname(archive), now, keepDays))
    console.log(`Deleted: ${old}`)
})
