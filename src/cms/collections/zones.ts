import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { requiredRelationship } from '../fields/required-relationship.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

/** Groups of locations that share menus, news and popups (spec:content.zone). */
export const zones: CollectionConfig = {
  slug: 'zones',
  labels: { singular: t.zone(), plural: t.zones() },
  orderable: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'menuLayout', 'locations'],
    description: t.zonesHint(),
  },
  access: contentAccess,
  defaultPopulate: { title: true, uid: true },
  hooks: raiseEpochHooks,
  fields: [
    { name: 'title', label: t.name(), type: 'text', required: true, maxLength: 80 },
    uid(),
    {
      name: 'locations',
      label: t.locations(),
      type: 'array',
      labels: { singular: t.oneLocation(), plural: t.manyLocations() },
      fields: [
        {
          name: 'location',
          label: t.location(),
          type: 'relationship',
          relationTo: 'locations',
          validate: requiredRelationship,
          admin: { allowCreate: false },
        },
      ],
    },
    {
      name: 'menuLayout',
      label: t.menu(),
      type: 'relationship',
      relationTo: 'menus',
      admin: { allowCreate: false },
    },
  ],
}
