import { env } from '../../../env.ts'
import type { Files } from '../contract.ts'
import { createDiskFiles } from './adapter.ts'

/** The files in DATA_DIR. */
export function connect(): Files {
  return createDiskFiles(env.dataDir)
}
