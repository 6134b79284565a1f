import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { readAsSiteOrStaff } from '../access/read-access.ts'
import { requireRole } from '../access/require-role.ts'
import { addressableCollections } from '../addresses/addressable-collections.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'

/**
 * Addresses that published documents had before: they lead to where the document is now. Saves of the
 * documents write them (`hooks/content/former-addresses.ts`); staff can only let them go.
 */
export const formerAddresses: CollectionConfig = {
  slug: 'former-addresses',
  labels: { singular: 'Old address', plural: 'Old addresses' },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'document', 'createdAt'],
    description:
      'When a location, a page or a news post is published under a new address, its old address is kept here and still leads to it, with all pages below. Delete one to release it: it then leads nowhere, and something else can use it.',
  },
  access: { create: deny, delete: requireRole('editor'), read: readAsSiteOrStaff, update: deny },
  defaultSort: '-createdAt',
  lockDocuments: false,
  hooks: { afterDelete: raiseEpochHooks.afterDelete },
  fields: [
    {
      name: 'address',
      label: 'Old address',
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'document',
      label: 'Leads to',
      type: 'relationship',
      relationTo: [...addressableCollections],
      required: true,
    },
  ],
}
