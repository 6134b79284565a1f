import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '#env.ts'

/** Opens a file of the data folder without a name, which goes with the process. */
export async function openUnnamed(): Promise<FileHandle> {
  const name = path.join(env.dataDir, `import-${randomUUID()}.part`)
  const file = await open(name, 'wx+', 0o600)
  await rm(name)
  return file
}
