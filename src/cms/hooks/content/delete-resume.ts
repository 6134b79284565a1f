import type { CollectionAfterDeleteHook } from 'payload'
import type { Application } from '#payload-types.ts'
import { isFilesUnavailable } from '#providers/files/contract.ts'
import { resumes } from '#providers/private-files/registry.ts'

/**
 * The resume goes with its application, whoever deletes it. Where it lies in a bucket that does not answer, it
 * goes when the bucket does: the ticker deletes what no application names.
 */
export const deleteResume: CollectionAfterDeleteHook<Application> = async ({ doc }) => {
  if (!doc.file?.storedAs) return
  try {
    await resumes().remove(doc.file.storedAs)
  } catch (error) {
    if (!isFilesUnavailable(error)) throw error
    console.warn('careers: a resume is deleted later', { reason: error.reason })
  }
}
