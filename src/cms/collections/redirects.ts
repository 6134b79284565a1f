import type { CollectionConfig } from 'payload'
import { matchRoute } from '#lib/routing/match-route.ts'
import { contentAccess } from '../access/content.ts'
import { linkField } from '../fields/link.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'

const PATH = /^\/[a-z0-9._~/-]*[a-z0-9_~-]$/i

/** Old addresses and where they lead now; a page that exists wins over a redirect. */
export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'updatedAt'],
    description:
      'Addresses of an older site and where they lead now. An existing page takes precedence over a redirect. Former addresses of this site’s own pages are under Old addresses.',
  },
  access: contentAccess,
  hooks: raiseEpochHooks,
  fields: [
    {
      name: 'from',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      validate: (value: unknown) => {
        if (typeof value !== 'string' || !PATH.test(value)) {
          return 'Please enter a path such as /old-page, without a query or a slash at the end.'
        }
        const kind = matchRoute(value)?.route.kind
        // What the site answers by itself, shortcuts included, never asks for a redirect.
        const free = kind === undefined || kind === 'public'
        return free || 'This address is used by the site itself.'
      },
      admin: { placeholder: '/old-page' },
    },
    linkField({ name: 'to', label: 'Leads to', required: true, withoutText: true }),
  ],
}
