import type { GlobalConfig } from 'payload'
import { popup as popupSlice } from '#slices/popup/schema.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { scheduledDrafts } from './versions.ts'

/** Popups: the first without a limit, or for the visitor's location, shows (spec:shell.popup-choice). */
export const popup: GlobalConfig = {
  slug: 'popup',
  label: 'Popup',
  admin: {
    ...globalPreviews('popup'),
    description:
      'A window with an offer. Visitors see the first one that is for their location, once a week.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: scheduledDrafts,
  fields: [slices([popupSlice], 'Popups', { labels: { singular: 'popup', plural: 'popups' } })],
}
