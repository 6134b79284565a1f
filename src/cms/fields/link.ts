import type { GroupField } from 'payload'
import { collection } from './collection.ts'

/** Documents a link may lead to; their addresses follow from the link table of S1 §2. */
const LINKED_COLLECTIONS = ['pages', 'locations', 'news-posts', 'menus'].map(collection)

type LinkOptions = {
  name: string
  label?: string
  /** The slice brings its own text, so the editor gives none. */
  withoutText?: boolean
}

/**
 * A link of the content: to a document of the site, to an address of the web, or to a file (S1 §3).
 * `data/` resolves the whole group to one `ResolvedLink`, or to null where it leads nowhere.
 */
export function linkField({ name, label, withoutText }: LinkOptions): GroupField {
  const kindIs = (kind: string) => (_: unknown, sibling: { link_type?: string | null }) =>
    sibling?.link_type === kind
  return {
    name,
    type: 'group',
    label,
    custom: { dto: 'link' },
    fields: [
      ...(withoutText ? [] : [{ name: 'text', type: 'text' as const }]),
      {
        name: 'link_type',
        type: 'select',
        label: 'Leads to',
        options: [
          { label: 'A page of this site', value: 'Document' },
          { label: 'An address of the web', value: 'Web' },
          { label: 'A file', value: 'Media' },
        ],
      },
      {
        name: 'document',
        type: 'relationship',
        relationTo: LINKED_COLLECTIONS,
        admin: { condition: kindIs('Document') },
      },
      { name: 'url', type: 'text', admin: { condition: kindIs('Web') } },
      {
        name: 'media',
        type: 'upload',
        relationTo: collection('media'),
        admin: { condition: kindIs('Media') },
      },
      { name: 'newTab', type: 'checkbox', label: 'Opens in a new tab', defaultValue: false },
    ],
  }
}
