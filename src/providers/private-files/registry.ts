import path from 'node:path'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { remoteFiles } from '#providers/files/registry.ts'
import { env } from '../../env.ts'
import { createBucketArea } from './bucket/adapter.ts'
import type { PrivateFiles } from './contract.ts'
import { createDisk } from './disk/adapter.ts'

const AREA = 'private/resumes'

/** Where the resumes of applicants are kept: a bucket, or else a folder of the site's data that only its owner opens. */
export function resumes(): PrivateFiles {
  return processSingleton('resumes', () => {
    const disk = createDisk(path.resolve(env.dataDir, AREA))
    const used = async () => {
      const remote = await remoteFiles()
      return remote ? createBucketArea(remote, AREA) : disk
    }
    return {
      keep: async (bytes) => (await used()).keep(bytes),
      read: async (name) => (await used()).read(name),
      remove: async (name) => (await used()).remove(name),
      list: async () => (await used()).list(),
    }
  })
}
