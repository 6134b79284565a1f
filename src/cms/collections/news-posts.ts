import type { CollectionConfig } from 'payload'
import { draftedContent } from '../access/content.ts'
import { picture } from '../fields/picture.ts'
import { seo } from '../fields/seo.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { raisesEpoch } from '../hooks/raise-epoch.ts'
import { preview } from '../preview.ts'
import { scheduledDrafts } from './versions.ts'

const forSome = (data: { type?: unknown }) => data?.type === 'location-or-zone-based'

/** News of the group, of a country, or of some locations (S1 §3). */
export function newsPosts(sliceSlugs: readonly string[]): CollectionConfig {
  return {
    slug: 'news-posts',
    labels: { singular: 'News post', plural: 'News' },
    admin: {
      preview: preview('news-posts'),
      group: 'Pages',
      useAsTitle: 'title',
      defaultColumns: ['title', 'type', 'date', '_status'],
    },
    access: draftedContent('news-posts'),
    defaultPopulate: { title: true, uid: true },
    defaultSort: '-date',
    trash: true,
    versions: scheduledDrafts,
    hooks: raisesEpoch,
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 160 },
      uid(),
      {
        name: 'date',
        label: 'Date',
        type: 'date',
        required: true,
        defaultValue: () => new Date().toISOString(),
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      {
        name: 'type',
        label: 'For whom',
        type: 'select',
        required: true,
        defaultValue: 'general',
        options: [
          { value: 'general', label: 'Everybody' },
          { value: 'ca-locations', label: 'Locations in Canada' },
          { value: 'us-locations', label: 'Locations in the United States' },
          { value: 'location-or-zone-based', label: 'Some locations or zones' },
        ],
        admin: { position: 'sidebar' },
      },
      {
        name: 'locations',
        label: 'Locations and zones',
        type: 'relationship',
        relationTo: ['locations', 'zones'],
        hasMany: true,
        admin: { position: 'sidebar', condition: forSome },
      },
      {
        type: 'tabs',
        tabs: [
          {
            label: 'Content',
            fields: [
              { name: 'summary', label: 'Summary', type: 'textarea', maxLength: 320 },
              picture('image'),
              slices(sliceSlugs),
            ],
          },
          { label: 'Search engines', fields: [seo] },
        ],
      },
    ],
  }
}
