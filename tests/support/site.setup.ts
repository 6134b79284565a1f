import type { TestProject } from 'vitest/node'
import { demoTemplate } from './demo-template.ts'
import { startPostgres } from './postgres.ts'
import { makeSeed, type Seed, startSite } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a site that all tests share that change nothing: the demo group on SQLite. */
    site: string
    /** Where that site has its data. */
    siteData: string
    /** For tests that book or edit: `startSite({ seed: inject('seeds').sqlite })` is theirs alone. */
    seeds: { sqlite: Seed; postgres: Seed }
    /** Which pictures of pages are written (Vitest's `-u`): all, those that are missing, or none. */
    pictures: 'all' | 'new' | 'none'
  }
}

/** Vitest's global set-up of the browser tests: a Postgres server, the demo group on both databases, and one site. */
export default async function setup(project: TestProject) {
  const { sqlite, postgres: kept } = await demoTemplate()
  const server = await startPostgres({ data: kept.data })
  const postgres = await onServer(kept, server.url)
  const site = await startSite({ seed: sqlite })
  project.provide('postgres', server.url)
  project.provide('site', site.url)
  project.provide('siteData', site.dataDir)
  project.provide('seeds', { sqlite, postgres })
  project.provide('pictures', project.vitest.config.snapshotOptions.updateSnapshot)
  return async () => {
    await site.stop()
    await server.stop()
  }
}

/** The demo group on a server that began with the template's data; a given one (TEST_DATABASE_URL) has none of it. */
async function onServer(
  { database, data: _, ...seed }: Awaited<ReturnType<typeof demoTemplate>>['postgres'],
  server: string,
): Promise<Seed> {
  if (process.env.TEST_DATABASE_URL) return makeSeed({ postgres: server, quickHashes: true })
  const url = new URL(server)
  url.pathname = `/${database}`
  return { ...seed, databaseUrl: url.href }
}
