import type { CollectionConfig, Field } from 'payload'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { allergens } from '../fields/allergens/allergens-field.ts'
import { refuseContradictions } from '../fields/allergens/contradictions.ts'
import { notCopied } from '../fields/allergens/not-copied.ts'
import { takeBackCheck } from '../fields/allergens/undated-check.ts'
import { calendarDay } from '../fields/opening-hours.ts'
import { picture } from '../fields/picture.ts'
import { price, zonePrices } from '../fields/price.ts'
import { requiredRelationship } from '../fields/required-relationship.ts'
import { seenVersion } from '../fields/seen-version.ts'
import {
  pairedCategories,
  pairedItems,
  servedKind,
  validatePairing,
} from '../fields/served-kind.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import {
  nameReadVersion,
  nameSavedVersion,
  refuseStaleSave,
} from '../hooks/content/refuse-stale-save.ts'
import * as t from './messages.gen.ts'
import { savedDrafts } from './versions.ts'

const pairingColumn: Field[] = [
  {
    name: 'category',
    label: t.category(),
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
    label: t.items(),
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
    label: t.whatGoesWithIt(),
    admin: { description: t.whatGoesWithItHint() },
  }),
  {
    name: 'pairings',
    label: t.suggestedPairings(),
    type: 'array',
    labels: { singular: t.oneColumn(), plural: t.manyColumns() },
    maxRows: 4,
    admin: { description: t.suggestedPairingsHint() },
    fields: pairingColumn,
  },
]

const nutrition: Field = {
  name: 'nutritionalInfo',
  label: t.nutritionCards(),
  type: 'array',
  labels: { singular: t.oneCard(), plural: t.manyCards() },
  maxRows: 6,
  fields: [
    { name: 'title', label: t.title(), type: 'text', required: true, defaultValue: 'Per serving' },
    {
      name: 'items',
      label: t.values(),
      type: 'array',
      labels: { singular: t.oneValue(), plural: t.manyValues() },
      admin: { description: t.nutritionValuesHint() },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'name', label: t.name(), type: 'text', required: true },
            { name: 'value', label: t.value(), type: 'text' },
          ],
        },
      ],
    },
  ],
}

const variants: Field = {
  name: 'variants',
  label: t.variants(),
  type: 'array',
  labels: { singular: t.oneVariant(), plural: t.manyVariants() },
  admin: { description: t.variantsHint() },
  fields: [
    {
      type: 'row',
      fields: [{ name: 'title', label: t.name(), type: 'text', required: true }, price(t.price())],
    },
    zonePrices,
  ],
}

const checkedAt = calendarDay('allergensCheckedAt', t.allergensLastChecked(), {
  required: false,
  past: true,
})
const allergensCheckedAt: Field = {
  ...checkedAt,
  hooks: { beforeValidate: [takeBackCheck], beforeDuplicate: [notCopied] },
  admin: { ...checkedAt.admin, position: 'sidebar', description: t.allergensLastCheckedHint() },
}

/** A dish or a drink (spec:content.menu-item). */
export const menuItems: CollectionConfig = {
  slug: 'menu-items',
  labels: { singular: t.dishOrDrink(), plural: t.dishesAndDrinks() },
  admin: {
    ...documentPreviews('menu-items'),
    useAsTitle: 'title',
    defaultColumns: [
      'title',
      'price',
      'tags',
      'allergensCheckedAt',
      'zones',
      '_status',
      'updatedAt',
    ],
    description: t.dishesHint(),
  },
  access: draftedContentAccess('menu-items'),
  defaultPopulate: { title: true, uid: true, zones: true },
  defaultSort: 'title',
  versions: savedDrafts,
  hooks: {
    ...raiseEpochHooks,
    beforeChange: [refuseStaleSave, refuseContradictions, ...raiseEpochHooks.beforeChange],
    afterChange: [...raiseEpochHooks.afterChange, nameSavedVersion],
    afterRead: [nameReadVersion],
  },
  fields: [
    seenVersion,
    { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 120 },
    uid(),
    {
      name: 'tags',
      label: t.tags(),
      type: 'relationship',
      relationTo: 'menu-tags',
      hasMany: true,
      admin: { position: 'sidebar' },
    },
    allergensCheckedAt,
    {
      name: 'zones',
      label: t.onlyInTheseZones(),
      type: 'relationship',
      relationTo: 'zones',
      hasMany: true,
      admin: { position: 'sidebar', description: t.ifEmptyEverywhere() },
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
          label: t.dish(),
          fields: [
            price(t.price(), t.priceHint()),
            zonePrices,
            { name: 'description', label: t.description(), type: 'richText' },
            allergens,
            picture('image'),
            variants,
          ],
        },
        { label: t.pairings(), fields: pairings },
        { label: t.nutrition(), fields: [nutrition] },
      ],
    },
  ],
}
