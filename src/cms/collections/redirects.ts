import type { CollectionConfig } from 'payload'
import { redirectPathFault } from '#lib/routing/redirect-path.ts'
import { contentAccess } from '../access/content.ts'
import { linkField } from '../fields/link.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

/** Old addresses and where they lead now; a page that exists wins over a redirect. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: t.redirect(), plural: t.redirects() },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'updatedAt'],
    description: t.redirectsHint(),
  },
  access: contentAccess,
  hooks: raiseEpochHooks,
  fields: [
    {
      name: 'from',
      label: t.oldAddress(),
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown) => {
        const fault = redirectPathFault(value)
        if (fault === null) return true
        return fault === 'invalid' ? t.invalidPath() : t.addressOfTheSite()
      },
      admin: { placeholder: '/old-page' },
    },
    linkField({ name: 'to', label: t.leadsTo(), required: true, withoutText: true }),
  ],
}
