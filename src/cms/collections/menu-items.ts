import type { CollectionConfig, Field } from 'payload'
import { plainContent } from '../access/content.ts'
import { needed } from '../fields/needed.ts'
import { picture } from '../fields/picture.ts'
import { uid } from '../fields/uid.ts'
import { raisesEpoch } from '../hooks/raise-epoch.ts'

const price = (label: string, description?: string): Field => ({
  name: 'price',
  label,
  type: 'number',
  min: 0,
  max: 100_000,
  validate: (value: unknown) => {
    if (value === null || value === undefined) return true
    const cents = Number(value) * 100
    const exact = Number.isFinite(cents) && Math.abs(cents - Math.round(cents)) < 1e-6
    return (exact && cents >= 0) || 'Please enter an amount such as 24 or 24.50.'
  },
  admin: { description, width: '33%' },
})

const pairingColumn: Field[] = [
  {
    name: 'category',
    label: 'Category',
    type: 'relationship',
    relationTo: 'menu-categories',
    validate: needed,
  },
  {
    name: 'items',
    label: 'Items',
    type: 'relationship',
    relationTo: 'menu-items',
    hasMany: true,
    maxRows: 3,
  },
]

const pairings: Field[] = [
  {
    name: 'pairingType',
    label: 'What goes with it',
    type: 'select',
    defaultValue: 'default',
    options: [
      { value: 'default', label: 'Food and drink' },
      { value: 'food', label: 'Food' },
      { value: 'drink', label: 'Drink' },
    ],
  },
  {
    name: 'pairings',
    label: 'Suggested with it: columns A to D',
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
  admin: { description: 'Sizes or choices with a price of their own.' },
  fields: [
    {
      type: 'row',
      fields: [{ name: 'title', label: 'Name', type: 'text', required: true }, price('Price')],
    },
  ],
}

/** A dish or a drink (S2 §3). */
export const menuItems: CollectionConfig = {
  slug: 'menu-items',
  labels: { singular: 'Menu item', plural: 'Menu items' },
  admin: {
    group: 'Menus',
    useAsTitle: 'title',
    defaultColumns: ['title', 'price', 'tags', 'zones', 'updatedAt'],
  },
  access: plainContent,
  defaultPopulate: { title: true, uid: true, zones: true },
  defaultSort: 'title',
  hooks: raisesEpoch,
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
    {
      name: 'zones',
      label: 'Only in these zones',
      type: 'relationship',
      relationTo: 'zones',
      hasMany: true,
      admin: { position: 'sidebar', description: 'Empty: everywhere.' },
    },
    {
      type: 'tabs',
      tabs: [
        {
          label: 'Dish',
          fields: [
            price('Price', 'In the currency of the location, without a sign.'),
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
