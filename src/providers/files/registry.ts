import { processSingleton } from '#lib/process/process-singleton.ts'
import { connectFirst, isExternal } from '../vendor.ts'
import type { Files } from './contract.ts'
import { filesVendors } from './vendors.ts'

/**
 * The files that do not lie in DATA_DIR: those of a bucket, where one is configured; null where everything is
 * on the disk. Throws if its variables cannot be used.
 */
export function remoteFiles(): Promise<Files | null> {
  return processSingleton('remote-files', () =>
    connectFirst<Files, []>(filesVendors.filter(isExternal)),
  )
}

/** The files in DATA_DIR, whether the site uses them or not. */
export async function localFiles(): Promise<Files> {
  const files = await connectFirst<Files, []>(filesVendors.filter((one) => !isExternal(one)))
  if (!files) throw new Error('no files are connected')
  return files
}
