import type { Payload } from 'payload'
import { workOnImports } from '#cms/imports/work.ts'
import { findPlace } from '#data/places/places.ts'
import type { Job } from './ticker.ts'

/** Checks, writes and takes back imports, as those ask who began them. */
export function importsJob(payload: () => Promise<Payload>): Job {
  return {
    name: 'imports',
    intervalSeconds: 2,
    run: async (ended) => workOnImports(await payload(), { findPlace }, ended),
  }
}
