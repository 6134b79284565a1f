import type { CollectionConfig } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'

/**
 * Gives a collection of drafts a page of our own at `/create`: Payload's makes an empty document as soon as
 * it is opened. Relationship fields to such a collection set `allowCreate: false` for the same reason.
 */
export function withNewDocumentView(collection: CollectionConfig): CollectionConfig {
  if (!hasAutosaveEnabled(collection as never)) return collection
  const { components } = collection.admin ?? {}
  const newDocument = {
    Component: '/cms/views/new-document/new-document.tsx#NewDocument',
    path: '/create' as const,
  }
  const views = { ...components?.views, newDocument }
  return { ...collection, admin: { ...collection.admin, components: { ...components, views } } }
}
