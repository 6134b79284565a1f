import type { CollectionConfig } from 'payload'
import { deny } from '../access/deny.ts'
import { readAsSiteOrStaff } from '../access/read-access.ts'
import { requireRole } from '../access/require-role.ts'
import { addressableCollections } from '../addresses/addressable-collections.ts'
import { followedFields } from '../fields/followed.ts'
import { raiseEpochHooks } from '../hooks/content/raise-epoch.ts'
import * as t from './messages.gen.ts'

/**
 * Addresses that published documents had before: they lead to where the document is now. Saves of the
 * documents write them (`hooks/content/former-addresses.ts`); staff can only let them go.
 */
export const formerAddresses: CollectionConfig = {
  slug: 'former-addresses',
  labels: { singular: t.oldAddress(), plural: t.oldAddresses() },
  admin: {
    useAsTitle: 'address',
    defaultColumns: ['address', 'document', 'followed', 'lastFollowed', 'createdAt'],
    description: t.oldAddressesHint(),
  },
  access: { create: deny, delete: requireRole('editor'), read: readAsSiteOrStaff, update: deny },
  defaultSort: '-createdAt',
  lockDocuments: false,
  hooks: { afterDelete: raiseEpochHooks.afterDelete },
  fields: [
    {
      name: 'address',
      label: t.oldAddress(),
      type: 'text',
      required: true,
      unique: true,
      index: true,
    },
    {
      name: 'document',
      label: t.leadsTo(),
      type: 'relationship',
      relationTo: [...addressableCollections],
      required: true,
    },
    ...followedFields,
  ],
}
