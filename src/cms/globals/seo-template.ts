import type { Field, GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { image } from '../fields/picture.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

const text = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 320,
})

/** Titles and descriptions of pages that have none of their own (spec:content.seo). */
export const seoTemplate: GlobalConfig = {
  slug: 'seo-template',
  label: t.searchEngines(),
  admin: {
    ...globalPreviews('seo-template'),
    description: t.searchEnginesHint(),
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    text('genericTitleTemplate', t.pagesTitle()),
    text('genericMetaDescription', t.pagesDescription()),
    text('genericKeywords', t.pagesKeywords()),
    text('restaurantPageTitle', t.locationsTitle()),
    text('restaurantMetaDescription', t.locationsDescription()),
    text('restaurantKeywords', t.locationsKeywords()),
    text('menuPageTitle', t.menusTitle()),
    text('menuMetaDescription', t.menusDescription()),
    text('menuKeywords', t.menusKeywords()),
    image('image', {
      label: t.pictureForSharedLinks(),
      description: t.sharedPictureHint(),
    }),
  ],
}
