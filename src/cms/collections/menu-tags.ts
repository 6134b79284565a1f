import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { image } from '../fields/picture.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'

/** A mark of the menu's legend: a diet, an allergen, a note (spec:content.menu-tag). */
export const menuTags: CollectionConfig = {
  slug: 'menu-tags',
  labels: { singular: 'Diet or allergen', plural: 'Diets and allergens' },
  orderable: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'abbreviation', 'kind', 'uid'],
    description: 'The marks beside dishes and their legend, in this order.',
  },
  access: contentAccess,
  hooks: raiseEpochHooks,
  fields: [
    { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 60 },
    uid(),
    {
      name: 'kind',
      label: 'Type',
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: [
        { value: 'diet', label: 'Diet: guests can look for it' },
        { value: 'allergen', label: 'Allergen: guests can exclude it' },
        { value: 'note', label: 'Note' },
      ],
    },
    { name: 'abbreviation', label: 'Mark', type: 'text', maxLength: 4, required: true },
    { name: 'description', label: 'What it means', type: 'text', maxLength: 200 },
    image('icon', { label: 'Icon' }),
  ],
}
