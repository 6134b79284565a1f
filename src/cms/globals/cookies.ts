import type { GlobalConfig } from 'payload'
import { globalContent } from '../access/content.ts'
import { globalRaisesEpoch } from '../hooks/raise-epoch.ts'
import { everyPage } from './groups.ts'

/** The cookie notice (S2 §3). */
export const cookies: GlobalConfig = {
  slug: 'cookies',
  label: 'Cookie notice',
  admin: { group: everyPage },
  access: globalContent,
  hooks: globalRaisesEpoch,
  fields: [
    { name: 'enabled', label: 'Show it', type: 'checkbox', defaultValue: false },
    { name: 'description', label: 'Text', type: 'richText' },
  ],
}
