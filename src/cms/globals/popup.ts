import type { GlobalConfig } from 'payload'
import { globalContent } from '../access/content.ts'
import { linkField } from '../fields/link.ts'
import { picture } from '../fields/picture.ts'
import { slugText } from '../fields/slug-text.ts'
import { globalRaisesEpoch } from '../hooks/raise-epoch.ts'
import { globalPreviews } from '../preview.ts'
import { everyPage } from './groups.ts'
import { scheduledDrafts } from './versions.ts'

/** Popups: the first without a limit, or for the visitor's location, shows (S2 §2). */
export const popup: GlobalConfig = {
  slug: 'popup',
  label: 'Popup',
  admin: { ...globalPreviews('popup'), group: everyPage },
  access: globalContent,
  hooks: globalRaisesEpoch,
  versions: scheduledDrafts,
  fields: [
    {
      name: 'slices',
      label: 'Popups',
      type: 'array',
      labels: { singular: 'popup', plural: 'popups' },
      fields: [
        slugText('uid', 'Name of its cookie', 'A new name shows it again to those who closed it.'),
        {
          name: 'variation',
          label: 'Kind',
          type: 'select',
          required: true,
          defaultValue: 'call-to-action',
          options: [
            { value: 'newsletter', label: 'Newsletter form' },
            { value: 'call-to-action', label: 'Call to action' },
          ],
        },
        { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 80 },
        { name: 'description', label: 'Text', type: 'textarea', maxLength: 400 },
        picture('image'),
        linkField({ name: 'cta', label: 'Call to action' }),
        {
          name: 'items',
          label: 'Only for these locations or zones',
          type: 'relationship',
          relationTo: ['locations', 'zones'],
          hasMany: true,
          admin: { description: 'Empty: all locations.' },
        },
      ],
    },
  ],
}
