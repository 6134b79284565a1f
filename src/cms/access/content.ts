import type { CollectionConfig, GlobalConfig } from 'payload'
import { readPublished, readSite } from './read-access.ts'
import { only } from './require-role.ts'
import { signedIn } from './require-staff.ts'

const editors = only('editor')

/** Content without drafts: the site and all staff read it, editors change it. */
export const plainContent: CollectionConfig['access'] = {
  create: editors,
  delete: editors,
  read: readSite,
  update: editors,
}

/** Content with drafts of one collection. */
export function draftedContent(collection: string): CollectionConfig['access'] {
  return {
    create: editors,
    delete: editors,
    read: readPublished(collection),
    readVersions: signedIn,
    update: editors,
  }
}

/** A global that editors change. Its drafts never reach the site: data/ asks for them by name. */
export const globalContent: GlobalConfig['access'] = {
  read: readSite,
  readVersions: signedIn,
  update: editors,
}
