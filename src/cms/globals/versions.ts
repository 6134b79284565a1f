import type { GlobalConfig } from 'payload'

/** Drafts of what exists once; 15 versions are kept. */
export const drafts: GlobalConfig['versions'] = { drafts: true, max: 15 }

/** As `drafts`, with publishing and unpublishing at a set time. */
export const scheduledDrafts: GlobalConfig['versions'] = {
  drafts: { schedulePublish: true },
  max: 15,
}
