import type { CollectionConfig } from 'payload'

/** Drafts with autosave every two seconds; 15 versions are kept of each document. */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 2000 } },
  maxPerDoc: 15,
}

/** No drafts: a save is what guests get; the 15 before it can be looked at and put back. */
export const savedVersions: CollectionConfig['versions'] = { drafts: false, maxPerDoc: 15 }

/** As `drafts`, with publishing and unpublishing at a set time. */
export const scheduledDrafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 2000 }, schedulePublish: true },
  maxPerDoc: 15,
}
