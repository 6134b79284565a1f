import type { CollectionConfig } from 'payload'
import { contentAccess } from '../access/content.ts'
import { markedAllergens, refuseUnmappedMark } from '../fields/allergens/marked-allergens.ts'
import { image } from '../fields/picture.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

/** A mark of the menu's legend: a diet, an allergen, a note (spec:content.menu-tag). */
export const menuTags: CollectionConfig = {
  slug: 'menu-tags',
  labels: { singular: t.dietOrAllergen(), plural: t.dietsAndAllergens() },
  orderable: true,
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'abbreviation', 'kind', 'uid'],
    description: t.dietsAndAllergensHint(),
  },
  access: contentAccess,
  hooks: {
    ...raiseEpochHooks,
    beforeChange: [refuseUnmappedMark, ...raiseEpochHooks.beforeChange],
  },
  fields: [
    { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 60 },
    uid(),
    {
      name: 'kind',
      label: t.type(),
      type: 'select',
      required: true,
      defaultValue: 'note',
      options: [
        { value: 'diet', label: t.diet() },
        { value: 'allergen', label: t.allergen() },
        { value: 'note', label: t.note() },
      ],
    },
    markedAllergens,
    { name: 'abbreviation', label: t.mark(), type: 'text', maxLength: 4, required: true },
    { name: 'description', label: t.whatItMeans(), type: 'text', maxLength: 200 },
    image('icon', { label: t.icon() }),
  ],
}
