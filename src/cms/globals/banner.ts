import type { GlobalConfig } from 'payload'
import { globalContent } from '../access/content.ts'
import { linkField } from '../fields/link.ts'
import { slugText } from '../fields/slug-text.ts'
import { globalRaisesEpoch } from '../hooks/raise-epoch.ts'
import { globalPreviews } from '../preview.ts'
import { everyPage } from './groups.ts'
import { scheduledDrafts } from './versions.ts'

/** The banner above every page: the first one for the visitor's location shows (S1 §3, D-20). */
export const banner: GlobalConfig = {
  slug: 'banner',
  label: 'Banner',
  admin: { ...globalPreviews('banner'), group: everyPage },
  access: globalContent,
  hooks: globalRaisesEpoch,
  versions: scheduledDrafts,
  fields: [
    {
      name: 'slices',
      label: 'Banners',
      type: 'array',
      labels: { singular: 'banner', plural: 'banners' },
      fields: [
        slugText('uid', 'Name of its cookie', 'A new name shows it again to those who closed it.'),
        { name: 'text', label: 'Text', type: 'text', required: true, maxLength: 200 },
        linkField({ name: 'link', label: 'Link' }),
        {
          name: 'items',
          label: 'Only for these locations',
          type: 'relationship',
          relationTo: 'locations',
          hasMany: true,
          admin: { description: 'Empty: all locations.' },
        },
      ],
    },
  ],
}
