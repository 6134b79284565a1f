import { buffer } from 'node:stream/consumers'
import { validUntil } from '#lib/front/render-context.ts'
import { FilesUnavailable, isFilesUnavailable } from '#providers/files/contract.ts'
import { siteFiles } from '#providers/files/registry.ts'

/** How long what was made without a font that could not be read is kept, ms. */
const WITHOUT_FONT_MS = 60_000

/** The stored file of an uploaded font. Throws `FilesUnavailable` where it cannot be had, or is gone. */
export async function readStoredFont(name: string): Promise<Buffer> {
  const files = await siteFiles()
  const found = await files.open('media', name)
  if (!found.ok) throw new FilesUnavailable(files.label, 'no_such_file')
  return buffer(found.value.body).catch((cause: unknown) => {
    throw new FilesUnavailable(files.label, 'cut_off', { cause })
  })
}

/**
 * Does work with an uploaded font; null where its file cannot be had, which is said in the log, and what is made
 * without it is kept for a minute.
 */
export async function withStoredFont<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work()
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    console.warn('fonts: a font of the look is not used, files_unavailable', {
      reason: error.reason,
    })
    validUntil(Date.now() + WITHOUT_FONT_MS)
    return null
  }
}
