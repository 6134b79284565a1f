import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '../postgres.ts'
import { type Place, type Site, startSite } from '../site.ts'

/** Starts two instances of a site on one copy of a Postgres seed; `stop` ends those that still run. */
export async function twoInstances({ dataDir: seeded, databaseUrl = '' }: Place) {
  const database = await createDatabase(databaseUrl, { template: true })
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'tableside-fleet-'))
  cpSync(seeded, dataDir, { recursive: true })
  const start = () => startSite({ seed: { dataDir, databaseUrl: database.url }, keep: true })
  const sites: [Site, Site] = [await start(), await start()]
  const stop = async () => {
    for (const site of sites) await site.stop()
    await database.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { sites, stop }
}
