import type { CollectionConfig } from 'payload'
import { only } from '../access/has-role.ts'
import { nobody } from '../access/nobody.ts'
import { ownLocations } from '../access/own-locations.ts'
import { hasRole } from '../access/roles.ts'

/** What the sender wrote stays as it came. */
const fixed = { access: { update: nobody }, admin: { readOnly: true } } as const

/** Applications from the careers form (S1 §3); only the form makes them. */
export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  admin: {
    group: 'Post',
    useAsTitle: 'email',
    defaultColumns: ['lname', 'fname', 'position', 'location', 'state', 'createdAt'],
    hidden: ({ user }) => !hasRole({ user: user as never }, 'recruiter'),
  },
  access: {
    create: nobody,
    delete: only(),
    read: ownLocations('recruiter'),
    update: ownLocations('recruiter'),
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'state',
      label: 'State',
      type: 'select',
      required: true,
      defaultValue: 'new',
      options: [
        { value: 'new', label: 'New' },
        { value: 'in-touch', label: 'In touch' },
        { value: 'closed', label: 'Closed' },
      ],
      admin: { position: 'sidebar' },
    },
    {
      type: 'row',
      fields: [
        { name: 'fname', label: 'First name', type: 'text', required: true, ...fixed },
        { name: 'lname', label: 'Last name', type: 'text', required: true, ...fixed },
      ],
    },
    { name: 'email', label: 'E-mail', type: 'email', ...fixed },
    { name: 'tel', label: 'Telephone', type: 'text', required: true, ...fixed },
    {
      name: 'location',
      label: 'Location',
      type: 'relationship',
      relationTo: 'locations',
      index: true,
      ...fixed,
    },
    {
      name: 'position',
      label: 'Position',
      type: 'select',
      required: true,
      options: ['Front House', 'Culinary', 'Management'],
      ...fixed,
    },
    {
      name: 'file',
      label: 'Resume',
      type: 'group',
      ...fixed,
      fields: [
        { name: 'name', label: 'File name', type: 'text', ...fixed },
        { name: 'storedAs', type: 'text', ...fixed, admin: { hidden: true } },
        { name: 'mimeType', label: 'Kind', type: 'text', ...fixed },
        { name: 'size', label: 'Bytes', type: 'number', ...fixed },
      ],
    },
  ],
}
