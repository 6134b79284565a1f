import { execFile } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { environment, makeSeed, type Seed, startSite } from '../site.ts'
import { OWN_PASSWORD, signIn } from '../staff.ts'
import { moveInto, template } from '../template.ts'
import type { Group } from './groups.ts'

/** All that setting a site up without the demo group reads. */
const EMPTY = [
  'src/**/*.{ts,tsx,sql}',
  'front/**/*.ts',
  'scripts/{setup,fill}.ts',
  'scripts/lib/**',
  'tests/support/groups/**',
  'tests/support/{admin-rest,quick-hashes,site,staff,template,zip-archive}.ts',
  'package-lock.json',
]

const run = promisify(execFile)
const quickHashes = true

/** The seed of a group on SQLite, made once for all runs of the same sources; its account has chosen its password. */
export async function groupSeed(name: Group['name']): Promise<Seed> {
  const empty = await emptySite()
  const sources = [...EMPTY, `tests/fixtures/groups/${name}/**`, 'demo/media/manifest.*']
  const dataDir = await template(`group-${name}`, sources, async (draft) => {
    cpSync(empty.dataDir, draft, { recursive: true })
    const args = ['tests/support/groups/make-group.ts', name, empty.staff.email]
    await run(process.execPath, args, { env: environment({ dataDir: draft, quickHashes }) })
  })
  return { ...empty, dataDir }
}

/** A site that has begun without the demo group, and whose account has chosen its password. */
async function emptySite(): Promise<Seed> {
  const folder = await template('empty-site', EMPTY, async (draft) => {
    const seed = await makeSeed({ options: ['--empty'], quickHashes })
    const site = await startSite({ seed, keep: true })
    await signIn(site, seed.staff)
    await site.stop()
    moveInto(seed.dataDir, path.join(draft, 'data'))
    writeFileSync(path.join(draft, 'email'), seed.staff.email)
  })
  const email = readFileSync(path.join(folder, 'email'), 'utf8')
  const staff = { email, password: OWN_PASSWORD }
  return { dataDir: path.join(folder, 'data'), staff, quickHashes }
}
