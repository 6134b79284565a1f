import type { CollectionBeforeDeleteHook } from 'payload'

/** What was written and done about a submission goes with it, in one transaction, whoever deletes it. */
export function deleteActivity(subject: 'application' | 'enquiry'): CollectionBeforeDeleteHook {
  return async ({ req, id }) => {
    const { payload } = req
    const where = { [subject]: { equals: id } }
    await payload.db.deleteMany({ collection: 'submission-activity', where, req })
  }
}
