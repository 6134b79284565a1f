import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { servedKind } from '../fields/served-kind.ts'
import { servedTimes } from '../fields/served-times.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'

/** A heading of the menu and its items in order (spec:content.menu). */
export const menuCategories: CollectionConfig = {
  slug: 'menu-categories',
  labels: { singular: 'Category', plural: 'Categories' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'hideInNavigation', 'updatedAt'],
    description: 'A heading of the menu with its dishes in order; listed in any number of menus.',
  },
  access: contentAccess,
  defaultPopulate: { title: true, uid: true, kind: true, hideInNavigation: true },
  defaultSort: 'title',
  hooks: raiseEpochHooks,
  fields: [
    { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 120 },
    uid(),
    servedKind({
      name: 'kind',
      label: 'Food or drink',
      admin: {
        position: 'sidebar',
        description:
          'Dishes that go only with food, or only with drink, take their pairings from matching categories.',
      },
    }),
    {
      name: 'hideInNavigation',
      label: 'Hide from the menu’s navigation',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/cms/views/fields/menu-usages.tsx#CategoryUsages' },
      },
    },
    { name: 'description', label: 'Description', type: 'textarea', maxLength: 400 },
    {
      name: 'items',
      label: 'Dishes and drinks',
      type: 'relationship',
      relationTo: 'menu-items',
      hasMany: true,
      admin: {
        description:
          'In menu order: drag to change it. The same item can be in other categories, too.',
      },
    },
    ...servedTimes,
  ],
}
