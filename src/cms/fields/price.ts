import type { ArrayField, NumberField } from 'payload'
import { collectionSlug } from './collection-slug.ts'
import * as t from './messages.gen.ts'
import { requiredRelationship } from './required-relationship.ts'

/** An amount of the location's currency with at most two decimals, such as 24 or 24.50. */
export function price(label: string, description?: string, required = false): NumberField {
  return {
    name: 'price',
    label,
    type: 'number',
    required,
    min: 0,
    max: 100_000,
    validate: (value: unknown) => {
      if (value === null || value === undefined) return !required || t.pleaseEnterAPrice()
      const cents = Number(value) * 100
      const exact = Number.isFinite(cents) && Math.abs(cents - Math.round(cents)) < 1e-6
      return (exact && cents >= 0) || t.invalidAmount()
    },
    admin: { description, width: '33%' },
  }
}

/** Prices of zones that have their own. A location in several takes the first zone of the zones' order. */
export const zonePrices: ArrayField = {
  name: 'zonePrices',
  label: t.pricesByZone(),
  type: 'array',
  labels: { singular: t.oneZonePrice(), plural: t.manyZonePrices() },
  admin: {
    initCollapsed: true,
    description: t.pricesByZoneHint(),
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'zone',
          label: t.zone(),
          type: 'relationship',
          relationTo: collectionSlug('zones'),
          validate: requiredRelationship,
          admin: { width: '67%' },
        },
        price(t.price(), undefined, true),
      ],
    },
  ],
}
