import type { Field, GlobalConfig } from 'payload'
import { globalContent } from '../access/content.ts'
import { image } from '../fields/picture.ts'
import { globalRaisesEpoch } from '../hooks/raise-epoch.ts'
import { globalPreviews } from '../preview.ts'
import { drafts } from './versions.ts'

const text = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  maxLength: 320,
})

/** Titles and descriptions of pages that have none of their own (S1 §3, D-71). */
export const seoTemplate: GlobalConfig = {
  slug: 'seo-template',
  label: 'Search engines',
  admin: {
    ...globalPreviews('seo-template'),
    description:
      'Write {title} where the title of the page or the name of the location is to stand, {city} for its city. A page’s own slice “For search engines” wins. A description left empty is the page’s own introduction.',
  },
  access: globalContent,
  hooks: globalRaisesEpoch,
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
      description: 'Of pages that show no picture.',
    }),
  ],
}
