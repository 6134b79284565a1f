import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { drafts } from './versions.ts'

/** The cookie notice (spec:content.cookies). */
export const cookies: GlobalConfig = {
  slug: 'cookies',
  label: 'Cookie notice',
  admin: {
    ...globalPreviews('cookies'),
    description: 'What visitors are asked before anything from other companies is loaded.',
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    { name: 'enabled', label: 'Show the notice', type: 'checkbox', defaultValue: false },
    { name: 'description', label: 'Text', type: 'richText' },
  ],
}
