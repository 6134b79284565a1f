import type { Field, GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { image } from '../fields/picture.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
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
  label: 'Search engines',
  admin: {
    ...globalPreviews('seo-template'),
    description:
      'Write {title} for the page’s title or the location’s name, and {city} for its city. A page’s own slice “For search engines” takes precedence. If a description is empty, the page’s own introduction is used.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    text('genericTitleTemplate', 'Pages: title'),
    text('genericMetaDescription', 'Pages: description'),
    text('genericKeywords', 'Pages: keywords'),
    text('restaurantPageTitle', 'Locations: title'),
    text('restaurantMetaDescription', 'Locations: description'),
    text('restaurantKeywords', 'Locations: keywords'),
    text('menuPageTitle', 'Menus: title'),
    text('menuMetaDescription', 'Menus: description'),
    text('menuKeywords', 'Menus: keywords'),
    image('image', {
      label: 'Picture for shared links',
      description: 'For pages that show no picture.',
    }),
  ],
}
