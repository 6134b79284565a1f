import type { CollectionConfig } from 'payload'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import { drafts } from './versions.ts'

/** A menu layout: sections in order, each with the categories that it lists (spec:content.menu). */
export function menus(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'menus',
    labels: { singular: 'Menu', plural: 'Menus' },
    admin: {
      ...documentPreviews('menus'),
      useAsTitle: 'title',
      defaultColumns: ['title', 'uid', '_status', 'updatedAt'],
      description:
        'Sections in order, each with its categories. A location’s zones decide which menu it shows.',
    },
    access: draftedContentAccess('menus'),
    defaultPopulate: { title: true, uid: true },
    trash: true,
    versions: drafts,
    hooks: raiseEpochHooks,
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 120 },
      uid(),
      slices(allowed, 'Sections'),
    ],
  }
}
