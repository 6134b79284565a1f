import type { CollectionConfig } from 'payload'
import { draftedContent } from '../access/content.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { raisesEpoch } from '../hooks/raise-epoch.ts'
import { preview } from '../preview.ts'
import { drafts } from './versions.ts'

/** A menu layout: sections in order, each with the categories that it lists (S2 §2). */
export function menus(sliceSlugs: readonly string[]): CollectionConfig {
  return {
    slug: 'menus',
    labels: { singular: 'Menu', plural: 'Menus' },
    admin: {
      preview: preview('menus'),
      group: 'Menus',
      useAsTitle: 'title',
      defaultColumns: ['title', 'uid', '_status', 'updatedAt'],
      description: 'Which locations show a menu is decided by their zones.',
    },
    access: draftedContent('menus'),
    defaultPopulate: { title: true, uid: true },
    trash: true,
    versions: drafts,
    hooks: raisesEpoch,
    fields: [
      { name: 'title', label: 'Title', type: 'text', required: true, maxLength: 120 },
      uid(),
      slices(sliceSlugs, 'Sections'),
    ],
  }
}
