import type { Payload, Where } from 'payload'
import type { PrivateFiles } from '#providers/private-files/contract.ts'
import { resumes } from '#providers/private-files/registry.ts'
import { env } from '../env.ts'
import type { Job } from './ticker.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a file may lie here without its document: by far longer than the two take to be written. */
const ORPHAN_AFTER = HOUR
const BATCH = 100

/** Deletes resumes whose days are over, and files that no application names. */
export function resumesJob(payload: () => Promise<Payload>): Job {
  return {
    name: 'resumes',
    intervalSeconds: 600,
    run: async () => {
      const system = await payload()
      const now = Date.now()
      await deleteExpiredResumes(system, resumes(), now - env.retention.resumeDays * DAY)
      await deleteOrphans(system, resumes(), now - ORPHAN_AFTER)
    },
  }
}

/** The document first: a crash before the file is gone leaves an orphan, never a link to nothing. */
async function deleteExpiredResumes(payload: Payload, files: PrivateFiles, before: number) {
  const where: Where = {
    createdAt: { less_than: new Date(before).toISOString() },
    'file.storedAs': { exists: true },
  }
  const query = { where, limit: BATCH, depth: 0, pagination: false } as const
  for (;;) {
    const { docs } = await payload.find({ collection: 'applications', ...query })
    for (const { id, file } of docs) {
      const data = { file: { ...file, storedAs: null } }
      await payload.update({ collection: 'applications', id, data, depth: 0 })
      if (file?.storedAs) await files.remove(file.storedAs)
    }
    if (docs.length < BATCH) return
  }
}

async function deleteOrphans(payload: Payload, files: PrivateFiles, before: number) {
  const old = (await files.list()).filter(({ keptAt }) => keptAt.getTime() < before)
  for (let from = 0; from < old.length; from += BATCH) {
    const names = old.slice(from, from + BATCH).map(({ name }) => name)
    const { docs } = await payload.find({
      collection: 'applications',
      where: { 'file.storedAs': { in: names } },
      select: { file: { storedAs: true } },
      ...{ limit: BATCH, depth: 0, pagination: false },
    })
    const named = new Set(docs.map(({ file }) => file?.storedAs))
    for (const name of names) if (!named.has(name)) await files.remove(name)
  }
}
