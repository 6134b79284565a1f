import type { GlobalConfig } from 'payload'
import { banner as bannerSlice } from '#slices/banner/schema.ts'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { slices } from '../fields/slices.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { nameNotices } from '../notices/name-notices.ts'
import * as t from './messages.gen.ts'
import { scheduledDrafts } from './versions.ts'

/** The banner above every page: the first one for the visitor's location shows (spec:shell.banner-choice). */
export const banner: GlobalConfig = {
  slug: 'banner',
  label: t.banner(),
  admin: {
    ...globalPreviews('banner'),
    description: t.bannerHint(),
  },
  access: globalContentAccess,
  hooks: { ...raiseEpochGlobalHooks, beforeValidate: [nameNotices('banner')] },
  versions: scheduledDrafts,
  fields: [
    slices([bannerSlice], t.banners(), {
      labels: { singular: t.oneBanner(), plural: t.manyBanners() },
    }),
  ],
}
