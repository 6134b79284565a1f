import type { CollectionConfig } from 'payload'

/** Drafts with autosave every two seconds; 15 versions are kept of each document. */
export const drafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 2000 } },
  maxPerDoc: 15,
}

/** As `drafts`, with publishing and unpublishing at a set time. */
export const scheduledDrafts: CollectionConfig['versions'] = {
  drafts: { autosave: { interval: 2000 }, schedulePublish: true },
  maxPerDoc: 15,
}

/**
 * As `scheduledDrafts`, but a draft is saved only where somebody presses for it, and is complete: such documents are made
 * in drawers too, where Payload makes an empty one of what saves itself (decision 115), and releases before these drafts
 * read them as they are. Twice as many versions are kept: one that is looked at before it is published takes two.
 */
export const savedDrafts: CollectionConfig['versions'] = {
  drafts: { schedulePublish: true, validate: true },
  maxPerDoc: 30,
}
