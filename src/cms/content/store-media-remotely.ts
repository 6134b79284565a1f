import type { SanitizedConfig, UploadConfig } from 'payload'
import { mediaPath } from '#cms/addresses/media-path.ts'
import { remoteFiles } from '#providers/files/registry.ts'

/**
 * Has Payload leave media alone once it has made them, where they are kept in a bucket; their hooks put them
 * there. A copy of a picture, which Payload would fetch by its public address, is not offered then.
 */
export async function storeMediaRemotely(config: SanitizedConfig): Promise<SanitizedConfig> {
  if (!(await remoteFiles())) return config
  const media = config.collections.find(({ slug }) => slug === 'media')
  if (!media) throw new Error('There is no collection of media.')
  media.upload.disableLocalStorage = true
  media.upload.handlers = [redirectToMedia]
  media.disableDuplicate = true
  return config
}

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Sends staff who look at a file in the admin to its public address, which knows where it lies. */
const redirectToMedia: FileHandler = (_, { params }) => {
  const location = mediaPath(params.filename)
  return new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
}
