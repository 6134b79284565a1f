import { collectionSlug } from '#cms/fields/collection-slug.ts'
import { mayStandHere } from '#cms/reusable-slices/may-stand-here.ts'
import { defineSlice, slicePlaces } from '../define.ts'
import * as t from './messages.gen.ts'

export type ReusableSlice = { reusable: { id: string | number; title?: string | null } }

/**
 * The published slices of a document of `reusable-slices`. Whoever reads a page gets those in its place, so that it
 * draws nothing itself; reusable slices may not have it, so that none stands in itself.
 */
export const reusableSlice = defineSlice({
  slug: 'reusable_slice',
  label: t.label(),
  group: 'shared',
  previewText: t.previewText(),
  allowedIn: slicePlaces,
  markup: false,
  rowLabel: '/cms/views/reusable-slices/row-label.client.tsx#ReusableSliceRowLabel',
  fields: [
    {
      name: 'reusable',
      label: t.whichOne(),
      type: 'relationship',
      relationTo: collectionSlug('reusable-slices'),
      required: true,
      validate: mayStandHere,
      admin: { description: t.whichOneHint(), allowCreate: false },
    },
  ],
})
