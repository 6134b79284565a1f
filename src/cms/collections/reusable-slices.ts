import type { CollectionConfig } from 'payload'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { NOT_WORDS } from '../fields/not-words.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import { refuseWhileUsed } from '../reusable-slices/refuse-while-used.ts'
import * as t from './messages.gen.ts'
import { scheduledDrafts } from './versions.ts'

/** Slices that are written once and stand on several pages (spec:content.reusable-slices). */
export function reusableSlices(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'reusable-slices',
    labels: { singular: t.reusableSlice(), plural: t.reusableSlices() },
    admin: {
      ...documentPreviews('reusable-slices'),
      useAsTitle: 'title',
      defaultColumns: ['title', '_status', 'updatedAt'],
      description: t.reusableSlicesHint(),
    },
    access: draftedContentAccess('reusable-slices'),
    defaultPopulate: { title: true },
    defaultSort: 'title',
    trash: true,
    versions: scheduledDrafts,
    hooks: {
      ...raiseEpochHooks,
      beforeChange: [...refuseWhileUsed.beforeChange, ...raiseEpochHooks.beforeChange],
      beforeDelete: refuseWhileUsed.beforeDelete,
    },
    fields: [
      {
        name: 'title',
        label: t.nameForStaff(),
        type: 'text',
        required: true,
        maxLength: 120,
        custom: NOT_WORDS,
        admin: { description: t.nameForStaffHint() },
      },
      {
        name: 'uses',
        type: 'ui',
        admin: {
          position: 'sidebar',
          components: { Field: '/cms/views/reusable-slices/uses.tsx#ReusableSliceUses' },
        },
      },
      slices(allowed, t.slices(), { required: true, minRows: 1 }),
    ],
  }
}
