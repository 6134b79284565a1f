import type { GlobalConfig } from 'payload'
import { isHostName } from '#cms/fields/host-name.ts'
import { globalContentAccess } from '../access/content.ts'
import { requireRole } from '../access/require-role.ts'
import { webLink } from '../fields/link.ts'
import { timeZones } from '../fields/time-zones.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'

/** What holds for the whole group. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: 'Settings',
  admin: { description: 'Settings for the whole group: its name, time zone and partners.' },
  access: { ...globalContentAccess, update: requireRole() },
  hooks: raiseEpochGlobalHooks,
  fields: [
    {
      name: 'shortName',
      label: 'Short name of the group',
      type: 'text',
      required: true,
      defaultValue: 'Saltwood',
      maxLength: 40,
      admin: {
        description:
          'Used as the title of pages without one, in “{name} experiences” and in alt texts.',
      },
    },
    {
      name: 'timeZone',
      label: 'Time zone of the group',
      type: 'select',
      required: true,
      defaultValue: 'America/Vancouver',
      options: [...timeZones],
      admin: {
        description: 'For anything that belongs to no location, such as scheduled banners.',
      },
    },
    {
      name: 'emailAddress',
      label: 'Email of the group',
      type: 'email',
      admin: { description: 'Applications without a location go here.' },
    },
    webLink('jobSearch', 'Job search', 'Careers links lead here, with the location’s job unit.'),
    {
      name: 'embedHosts',
      label: 'Sites that may be embedded',
      type: 'text',
      hasMany: true,
      hooks: { beforeValidate: [({ value }) => plainHosts(value)] },
      validate: (value: unknown) => {
        const wrong = hostsOf(value).filter((host) => !isHostName(host))
        return wrong.length === 0 || `Not a host name: ${wrong.join(', ')}`
      },
      admin: { description: 'Host names such as player.example.com. Other embeds are not shown.' },
    },
    {
      type: 'collapsible',
      label: 'Links of the booking provider',
      fields: [webLink('bookingTerms', 'Terms'), webLink('bookingPrivacy', 'Privacy')],
    },
  ],
}

const hostsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** As browsers compare them. What is no list is left to Payload. */
function plainHosts(value: unknown): unknown {
  return Array.isArray(value) ? hostsOf(value).map((host) => host.trim().toLowerCase()) : value
}
