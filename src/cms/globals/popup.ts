import type { GlobalConfig } from 'payload'
import { popup as popupSlice } from '#slices/popup/schema.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { nameNotices } from '../notices/name-notices.ts'
import * as t from './messages.gen.ts'
import { scheduledDrafts } from './versions.ts'

/** Popups: the first without a limit, or for the visitor's location, shows (spec:shell.popup-choice). */
export const popup: GlobalConfig = {
  slug: 'popup',
  label: t.popup(),
  admin: {
    ...globalPreviews('popup'),
    description: t.popupHint(),
  },
  access: globalContentAccess,
  hooks: { ...raiseEpochGlobalHooks, beforeValidate: [nameNotices('popup')] },
  versions: scheduledDrafts,
  fields: [
    slices([popupSlice], t.popups(), {
      labels: { singular: t.onePopup(), plural: t.manyPopups() },
    }),
  ],
}
