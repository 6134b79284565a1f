import type { UIField } from 'payload'

/** How the document would look as a result of a search engine and as a shared card. */
export const searchPreview: UIField = {
  name: 'searchPreview',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '/cms/views/search-preview/search-preview.client.tsx#SearchPreview' },
  },
}
