import type { CollectionConfig, Field } from 'payload'
import { contentAccess } from '../access/content.ts'
import { calendarDay } from '../fields/opening-hours.ts'
import { picture } from '../fields/picture.ts'
import { price, zonePrices } from '../fields/price.ts'
import { requiredRelationship } from '../fields/required-relationship.ts'
import {
  pairedCategories,
  pairedItems,
  servedKind,
  validatePairing,
} from '../fields/served-kind.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'

const pairingColumn: Field[] = [
  {
    name: 'category',
    label: 'Category',
    type: 'relationship',
    relationTo: 'menu-categories',
    validate: async (value: unknown, options: Parameters<typeof validatePairing>[1]) => {
      const chosen = requiredRelationship(value)
      return chosen === true ? validatePairing(value as never, options) : chosen
    },
    filterOptions: ({ data }) => pairedCategories(data?.pairingType),
  },
  {
    name: 'items',
    label: 'Items',
    type: 'relationship',
    relationTo: 'menu-items',
    hasMany: true,
    maxRows: 3,
    validate: validatePairing,
    filterOptions: ({ data, req }) => pairedItems(data?.pairingType, req),
  },
]

const pairings: Field[] = [
  servedKind({
    name: 'pairingType',
    label: 'What goes with it',
    admin: {
      description:
        'Only columns of matching categories are offered and shown: see “Food or drink” in the category.',
    },
  }),
  {
    name: 'pairings',
    label: 'Suggested pairings: columns A to D',
    type: 'array',
    labels: { singular: 'column', plural: 'columns' },
    maxRows: 4,
    admin: { description: 'Up to four columns, each with a category and up to three items.' },
    fields: pairingColumn,
  },
]

const nutrition: Field = {
  name: 'nutritionalInfo',
  label: 'Nutrition cards',
  type: 'array',
  labels: { singular: 'card', plural: 'cards' },
  maxRows: 6,
  fields: [
    { name: 'title', label: 'Title', type: 'text', required: true, defaultValue: 'Per serving' },
    {
      name: 'items',
      label: 'Values',
      type: 'array',
      labels: { singular: 'value', plural: 'values' },
      admin: { description: 'Calories are shown first. A value left empty is shown as N/A.' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', label: 'Name', type: 'text', required: true },
            { name: 'value', label: 'Value', type: 'text' },
          ],
        },
      ],
    },
  ],
}

const variants: Field = {
  name: 'variants',
  label: 'Variants',
  type: 'array',
  labels: { singular: 'variant', plural: 'variants' },
  admin: {
    description:
      'Sizes or choices, each with its own price. They are shown instead of the price above. Drag to change their order.',
  },
  fields: [
    {
      type: 'row',
      fields: [{ name: 'title', label: 'Name', type: 'text', required: true }, price('Price')],
    },
    zonePrices,
  ],
}

const allergensCheckedAt: Field = {
  ...calendarDay('allergensCheckedAt', 'Allergens last checked', { required: false, past: true }),
  admin: {
    position: 'sidebar',
    placeholder: '2027-12-24',
    description:
      'The day the kitchen last checked this item. Its tags then list all the allergens it contains; no allergen tag means none. If empty, nobody has checked.',
  },
}

/** A dish or a drink (spec:content.menu-item). */
export const menuItems: CollectionConfig = {
  slug: 'menu-items',
  labels: { singular: 'Dish or drink', plural: 'Dishes and drinks' },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'price', 'tags', 'allergensCheckedAt', 'zones', 'updatedAt'],
    description: 'Written once, listed in any number of categories.',
  },
  access: contentAccess,
  defaultPopulate: { title: true, uid: true, zones: true },
  defaultSort: 'title',
  hooks: raiseEpochHooks,
  fields: [
    { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 120 },
    uid(),
    {
      name: 'tags',
      label: 'Tags',
      type: 'relationship',
      relationTo: 'menu-tags',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    allergensCheckedAt,
    {
      name: 'zones',
      label: 'Only in these zones',
      type: 'relationship',
      relationTo: 'zones',
      hasMany: true,
      admin: { position: 'sidebar', description: 'If empty, everywhere.' },
    },
    {
      name: 'uses',
      type: 'ui',
      admin: {
        position: 'sidebar',
        components: { Field: '/cms/views/fields/menu-usages.tsx#ItemUsages' },
      },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Dish',
          fields: [
            price('Price', 'In the location’s currency, without a symbol.'),
            zonePrices,
            { name: 'description', label: 'Description', type: 'richText' },
            picture('image'),
            variants,
          ],
        },
        { label: 'Pairings', fields: pairings },
        { label: 'Nutrition', fields: [nutrition] },
      ],
    },
  ],
}
