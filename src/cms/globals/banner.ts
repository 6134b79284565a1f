import type { GlobalConfig } from 'payload'
import { banner as bannerSlice } from '#slices/banner/schema.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { scheduledDrafts } from './versions.ts'

/** The banner above every page: the first one for the visitor's location shows (spec:shell.banner-choice). */
export const banner: GlobalConfig = {
  slug: 'banner',
  label: 'Banner',
  admin: {
    ...globalPreviews('banner'),
    description:
      'One line above every page. Visitors see the first one that is for their location.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: scheduledDrafts,
  fields: [slices([bannerSlice], 'Banners', { labels: { singular: 'banner', plural: 'banners' } })],
}
