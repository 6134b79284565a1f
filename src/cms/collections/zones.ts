import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { requiredRelationship } from '../fields/required-relationship.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'

/** Groups of locations that share menus, news and popups (spec:content.zone). */
export const zones: CollectionConfig = {
  slug: 'zones',
  labels: { singular: 'Zone', plural: 'Zones' },
  orderable: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'menuLayout', 'locations'],
    description:
      'A location can be in several zones. The first zone in this order that has a menu decides which menu it shows.',
  },
  access: contentAccess,
  defaultPopulate: { title: true, uid: true },
  hooks: raiseEpochHooks,
  fields: [
    { name: 'title', label: 'Name', type: 'text', required: true, maxLength: 80 },
    uid(),
    {
      name: 'locations',
      label: 'Locations',
      type: 'array',
      labels: { singular: 'location', plural: 'locations' },
      fields: [
        {
          name: 'location',
          label: 'Location',
          type: 'relationship',
          relationTo: 'locations',
          validate: requiredRelationship,
        },
      ],
    },
    { name: 'menuLayout', label: 'Menu', type: 'relationship', relationTo: 'menus' },
  ],
}
