import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { linkField } from '../fields/link.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

/** Content of the 404 page (spec:routes.not-found-page). */
export const notFoundPage: GlobalConfig = {
  slug: 'not-found-page',
  label: t.pageNotFound(),
  admin: {
    ...globalPreviews('not-found-page'),
    description: t.pageNotFoundHint(),
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    { name: 'title', label: t.title(), type: 'text', maxLength: 80 },
    { name: 'description', label: t.text(), type: 'textarea', maxLength: 400 },
    linkField({ name: 'cta', label: t.button(), textIn: 'ctaText' }),
    { name: 'ctaText', label: t.buttonText(), type: 'text', maxLength: 40 },
  ],
}
