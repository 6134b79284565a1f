import type { CspSourceList, MediaSource } from '#lib/front/ports.ts'
import { processSingleton } from '#lib/process/process-singleton.ts'
import { env } from '../../env.ts'
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

/** The files of the site: those of the bucket where one is configured, else those in DATA_DIR. */
export async function siteFiles(): Promise<Files> {
  return (await remoteFiles()) ?? localFiles()
}

/** Media as the front asks for them; undefined where they are on the disk. */
export async function mediaSource(): Promise<MediaSource | undefined> {
  const remote = await remoteFiles()
  if (!remote) return undefined
  return { open: (name) => remote.open('media', name), find: (name) => remote.find('media', name) }
}

/** Origins of the CDN that the front redirects media to. */
export async function mediaSources(): Promise<CspSourceList> {
  const { cdnUrl } = env.remoteMedia
  if (!cdnUrl || !(await remoteFiles())) return {}
  const { origin } = new URL(cdnUrl)
  return { 'img-src': [origin], 'media-src': [origin] }
}

/** The files in DATA_DIR, whether the site uses them or not. */
export function localFiles(): Promise<Files> {
  return processSingleton('local-files', async () => {
    const files = await connectFirst<Files, []>(filesVendors.filter((one) => !isExternal(one)))
    if (!files) throw new Error('no files are connected')
    return files
  })
}
