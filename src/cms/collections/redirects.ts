import type { CollectionConfig, PayloadRequest } from 'payload'
import { redirectPathFault } from '#lib/routing/redirect-path.ts'
import { contentAccess } from '../access/content.ts'
import { followedFields } from '../fields/followed.ts'
import { linkField } from '../fields/link.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

/** Old addresses and where they lead now; a page that exists wins over a redirect. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: t.redirect(), plural: t.redirects() },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'followed', 'lastFollowed', 'updatedAt'],
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
      defaultValue: addressAsked,
      admin: { placeholder: '/old-page' },
    },
    linkField({ name: 'to', label: t.leadsTo(), required: true, withoutText: true }),
    ...followedFields,
  ],
}

/** A new redirect begins with the address that its link names (`?from=/old-page`). */
function addressAsked({ req }: { req: PayloadRequest }): string | undefined {
  const { from } = req.query ?? {}
  return redirectPathFault(from) === null ? String(from) : undefined
}
