import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { linkField } from '../fields/link.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { drafts } from './versions.ts'

/** What a page that does not exist says (spec:routes.not-found-page). */
export const notFoundPage: GlobalConfig = {
  slug: 'not-found-page',
  label: 'Page not found',
  admin: {
    ...globalPreviews('not-found-page'),
    description: 'What visitors see at an address that does not exist, and where it leads them.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    { name: 'title', label: 'Title', type: 'text', maxLength: 80 },
    { name: 'description', label: 'Text', type: 'textarea', maxLength: 400 },
    linkField({ name: 'cta', label: 'Button', textIn: 'ctaText' }),
    { name: 'ctaText', label: 'Button: text', type: 'text', maxLength: 40 },
  ],
}
