import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { postgresTool } from '#scripts/lib/postgres-tools.ts'
import { environment, type Place } from '#tests/support/site.ts'
import { type Kept, readFiles } from './read-stores.ts'

const DUMP = 'database.dump'

/** Has the command make a backup of a site, and answers what is in it, unpacked. */
export function readBackup(site: Place): Kept[] {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tableside-data-map-'))
  try {
    const archive = path.join(folder, 'site.tar.gz')
    const env = environment(site)
    const said = execFileSync(process.execPath, ['scripts/backup.ts', archive], { env })
    execFileSync('tar', ['-xzf', archive, '-C', folder])
    rmSync(archive)
    const kept = readFiles(folder, 'backup')
    const dump = kept.filter(({ place }) => place === `backup/${DUMP}`)
    const rows = dump.map(({ place }) => ({
      place,
      content: execFileSync(postgresTool('pg_restore'), ['-f', '-', path.join(folder, DUMP)], {
        maxBuffer: 1024 ** 3,
      }),
    }))
    return [...kept, ...rows, { place: 'backup (what the command says)', content: said }]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
