import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's Postgres server; `createDatabase(inject('postgres'))` makes a database. */
    postgres: string
  }
}

/** Vitest's global set-up: one Postgres server for the whole run. */
export default async function setup(project: TestProject) {
  const server = await startPostgres()
  project.provide('postgres', server.url)
  return server.stop
}
