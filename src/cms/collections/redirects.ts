import type { CollectionConfig } from 'payload'
import { matchRoute } from '#lib/routing/match-route.ts'
import { contentAccess } from '../access/content.ts'
import { linkField } from '../fields/link.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

const PATH = /^\/[a-z0-9._~/-]*[a-z0-9_~-]$/i

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
        if (typeof value !== 'string' || !PATH.test(value)) {
          return t.invalidPath()
        }
        const kind = matchRoute(value)?.route.kind
        // What the site answers by itself, shortcuts included, never asks for a redirect.
        const free = kind === undefined || kind === 'public'
        return free || t.addressOfTheSite()
      },
      admin: { placeholder: '/old-page' },
    },
    linkField({ name: 'to', label: t.leadsTo(), required: true, withoutText: true }),
  ],
}
