import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the activity of a submission in the transaction that deletes the submission. */
export function deleteActivity(subject: 'application' | 'enquiry'): CollectionBeforeDeleteHook {
  return async ({ req, id }) => {
    const { payload } = req
    const where = { [subject]: { equals: id } }
    await payload.db.deleteMany({ collection: 'submission-activity', where, req })
  }
}
