import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { makeSeed, type Seed, startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a site that all tests share that change nothing: the demo group on SQLite. */
    site: string
    /** For tests that book or edit: `startSite({ seed: inject('seeds').sqlite })` is theirs alone. */
    seeds: { sqlite: Seed; postgres: Seed }
    /** Which pictures of pages are written (Vitest's `-u`): all, those that are missing, or none. */
    pictures: 'all' | 'new' | 'none'
  }
}

/** Vitest's global set-up of the browser tests: the demo group on both databases, and one site. */
export default async function setup(project: TestProject) {
  const postgresServer = project.getProvidedContext().postgres
  const [sqlite, postgres] = await Promise.all([makeSeed(), makeSeed(postgresServer)])
  const site = await startSite({ seed: sqlite })
  project.provide('site', site.url)
  project.provide('seeds', { sqlite, postgres })
  project.provide('pictures', project.vitest.config.snapshotOptions.updateSnapshot)
  return async () => {
    await site.stop()
    for (const { dataDir } of [sqlite, postgres]) rmSync(dataDir, { recursive: true, force: true })
  }
}
