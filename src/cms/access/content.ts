import type { CollectionConfig, GlobalConfig } from 'payload'
import { readAsSiteOrStaff, readPublishedAsSite } from './read-access.ts'
import { requireRole } from './require-role.ts'
import { requireStaff } from './require-staff.ts'

const requireEditor = requireRole('editor')

/** Content without drafts: the site and all staff read it, editors change it. */
export const contentAccess: CollectionConfig['access'] = {
  create: requireEditor,
  delete: requireEditor,
  read: readAsSiteOrStaff,
  update: requireEditor,
}

/** Content with drafts of one collection. */
export function draftedContentAccess(collection: string): CollectionConfig['access'] {
  return {
    create: requireEditor,
    delete: requireEditor,
    read: readPublishedAsSite(collection),
    readVersions: requireStaff,
    update: requireEditor,
  }
}

/** A global that editors change. Its drafts never reach the site: data/ asks for them by name. */
export const globalContentAccess: GlobalConfig['access'] = {
  read: readAsSiteOrStaff,
  readVersions: requireStaff,
  update: requireEditor,
}
