import type { GlobalConfig } from 'payload'
import { globalContentAccess } from '../access/content.ts'
import { globalPreviews } from '../addresses/preview.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'
import { drafts } from './versions.ts'

/** The cookie notice (spec:content.cookies). */
export const cookies: GlobalConfig = {
  slug: 'cookies',
  label: t.cookieNotice(),
  admin: {
    ...globalPreviews('cookies'),
    description: t.cookieNoticeHint(),
  },
  access: globalContentAccess,
  hooks: raiseEpochGlobalHooks,
  versions: drafts,
  fields: [
    { name: 'enabled', label: t.showTheNotice(), type: 'checkbox', defaultValue: false },
    { name: 'description', label: t.text(), type: 'richText' },
  ],
}
