import type { CollectionConfig } from 'payload'
import type { SliceBlock } from '#slices/define.ts'
import { draftedContentAccess } from '../access/content.ts'
import { documentPreviews } from '../addresses/preview.ts'
import { slices } from '../fields/slices.ts'
import { uid } from '../fields/uid.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { scheduledDrafts } from './versions.ts'

/** A menu layout: sections in order, each with the categories that it lists (spec:content.menu). */
export function menus(allowed: readonly SliceBlock[]): CollectionConfig {
  return {
    slug: 'menus',
    labels: { singular: t.menu(), plural: t.menus() },
    admin: {
      ...documentPreviews('menus'),
      useAsTitle: 'title',
      defaultColumns: ['title', 'uid', '_status', 'updatedAt'],
      description: t.menusHint(),
      components: { beforeListTable: ['/cms/views/pasted-menu/paste-link.tsx#PasteLink'] },
    },
    access: draftedContentAccess('menus'),
    defaultPopulate: { title: true, uid: true },
    trash: true,
    versions: scheduledDrafts,
    hooks: raiseEpochHooks,
    fields: [
      { name: 'title', label: t.title(), type: 'text', required: true, maxLength: 120 },
      uid(),
      slices(allowed, t.sections()),
    ],
  }
}
