import type { CollectionAfterDeleteHook } from 'payload'
import type { Application } from '#payload-types.ts'
import { resumes } from '#providers/private-files/registry.ts'

/** The resume goes with its application, whoever deletes it. */
export const deleteResume: CollectionAfterDeleteHook<Application> = async ({ doc }) => {
  if (doc.file?.storedAs) await resumes().remove(doc.file.storedAs)
}
