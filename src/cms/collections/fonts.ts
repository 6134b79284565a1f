import type { CollectionConfig } from 'payload'
import { FONT_ROLES } from '#lib/look/own-font.ts'
import { contentAccess } from '../access/content.ts'
import { filesOfFont } from '../content/media-files.ts'
import { trackInTransaction } from '../content/put-files.ts'
import { refuseUsedFont } from '../fonts/refuse-used.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

const nobody = () => false

/**
 * Fonts that a group has uploaded for its look, as they were cut and measured. Their one way in is
 * `POST /admin/api/look/fonts`; a document never changes.
 */
export const fonts: CollectionConfig = {
  slug: 'fonts',
  labels: { singular: t.font(), plural: t.fonts() },
  // They are shown and changed in the form of the look.
  admin: { useAsTitle: 'family', hidden: true },
  access: { ...contentAccess, create: nobody, update: nobody },
  hooks: {
    beforeDelete: [
      refuseUsedFont,
      async ({ id, req }) => {
        const query = { collection: 'fonts', where: { id: { equals: id } }, req } as const
        const font = await req.payload.db.findOne<{ id: number; file: string }>(query)
        if (font) await trackInTransaction(req, { dropped: filesOfFont(font) })
      },
    ],
    afterDelete: raiseEpochHooks.afterDelete,
  },
  disableDuplicate: true,
  fields: [
    { name: 'family', label: t.name(), type: 'text', required: true },
    {
      name: 'role',
      label: t.fontRole(),
      type: 'select',
      required: true,
      options: FONT_ROLES.map((value) => ({ value, label: value })),
    },
    { name: 'file', label: t.fontFile(), type: 'text', required: true, index: true },
    { name: 'restFile', label: t.fontRestFile(), type: 'text', index: true },
    // `FontFacts` of lib/look/own-font.ts.
    { name: 'facts', label: t.fontFacts(), type: 'json', required: true },
  ],
}
