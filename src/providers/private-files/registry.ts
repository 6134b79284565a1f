import path from 'node:path'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
import type { PrivateFiles } from './contract.ts'
import { createDisk } from './disk/adapter.ts'

/** Where the resumes of applicants are kept: a folder of the site's data that only its owner opens. */
export function resumes(): PrivateFiles {
  return processSingleton('resumes', () =>
    createDisk(path.resolve(env.dataDir, 'private', 'resumes')),
  )
}
