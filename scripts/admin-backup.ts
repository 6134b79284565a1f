import { mkdirSync } from 'node:fs'
import path from 'node:path'
import pino from 'pino'
import { parseEnv } from '../src/env.ts'
import { serializeError } from '../src/lib/log/serialize-error.ts'
import { directUrlOf } from '../src/lib/postgres/addresses.ts'
import { recordBackup } from '../src/lib/system/backup-record.ts'
import { type BackupAnswer, writeRun } from '../src/lib/system/backup-run.ts'
import { makeBackup } from './lib/backup.ts'
import { backupFaultOf } from './lib/backup-fault.ts'
import { backupName } from './lib/backup-names.ts'
import { refuseWithoutRoom } from './lib/backup-room.ts'
import { deleteEarlier } from './lib/delete-earlier-backups.ts'
import { holdBackups } from './lib/hold-backups.ts'
import { mayMakeDatabases } from './lib/postgres-tools.ts'

// Started by the site where an administrator asks for a backup (decision 118): says by its channel whether it begins,
// and writes down beside the archives how it stands. It ends by itself, whether or not the site goes on.
const where = parseEnv(process.env)
const log = pino(
  { level: where.logLevel, serializers: { err: serializeError } },
  pino.destination({ fd: 1, sync: true }),
)
const folder = where.backupDir
if (folder === null) throw new Error('Administrators make backups where BACKUP_DIR is set.')
const begun = new Date()
let hasBegun = false
try {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  await holdBackups(where, () => makeAndRecord(folder))
} catch (error) {
  const fault = backupFaultOf(error, folder)
  if (fault.code !== 'under_way') log.error({ err: error }, 'A backup failed')
  if (!hasBegun) await answer({ fault })
}

/** Makes the backup, and writes down how it stands while it has the lock: nobody else writes it meanwhile. */
async function makeAndRecord(backupDir: string): Promise<void> {
  const since = begun.toISOString()
  writeRun(backupDir, { state: 'running', begun: since })
  hasBegun = true
  await answer({ begun: true })
  const ended = () => new Date().toISOString()
  try {
    await make(backupDir)
    writeRun(backupDir, { state: 'done', begun: since, ended: ended() })
  } catch (error) {
    const fault = backupFaultOf(error, backupDir)
    writeRun(backupDir, { state: 'failed', begun: since, ended: ended(), fault })
    throw error
  }
}

async function make(backupDir: string): Promise<void> {
  const url = directUrlOf(where)
  // A trial needs a database of its own, which not every user may make.
  const verify = url ? await mayMakeDatabases(url) : true
  const from = { dataDir: where.dataDir, backups: [backupDir], url }
  await refuseWithoutRoom(from, backupDir, { verify })
  const archive = await makeBackup(where, path.join(backupDir, backupName(begun)), { verify })
  await recordBackup(where, { archive, made: begun, verified: verify, by: 'administrator' })
  await deleteEarlier(where, backupDir)
}

function answer(said: BackupAnswer): Promise<void> {
  // The site may have ended since it began this process: then there is nobody to answer.
  return new Promise((resolve) => {
    if (!process.connected || !process.send) return resolve()
    process.send(said, () => {
      process.disconnect()
      resolve()
    })
  })
}
