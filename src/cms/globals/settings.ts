import type { GlobalConfig } from 'payload'
import { isHostName } from '#cms/fields/host-name.ts'
import { globalContentAccess } from '../access/content.ts'
import { requireRole } from '../access/require-role.ts'
import { roles } from '../access/roles.ts'
import { SHORT_NAME } from '../content/short-name.ts'
import { webLink } from '../fields/link.ts'
import { timeZones } from '../fields/time-zones.ts'
import { raiseEpochGlobalHooks } from '../hooks/content/raise-epoch.ts'
import { secondStepSettings } from '../hooks/staff/second-step.ts'
import * as t from './messages.gen.ts'

/** Settings of the whole group. */
export const settings: GlobalConfig = {
  slug: 'settings',
  label: t.settings(),
  admin: { description: t.settingsHint() },
  access: { ...globalContentAccess, update: requireRole() },
  hooks: {
    ...raiseEpochGlobalHooks,
    beforeValidate: secondStepSettings.beforeValidate,
    afterChange: [...raiseEpochGlobalHooks.afterChange, ...secondStepSettings.afterChange],
  },
  fields: [
    {
      name: 'shortName',
      label: t.shortNameOfTheGroup(),
      type: 'text',
      required: true,
      defaultValue: SHORT_NAME,
      maxLength: 40,
      admin: { description: t.shortNameHint() },
    },
    {
      name: 'timeZone',
      label: t.timeZoneOfTheGroup(),
      type: 'select',
      required: true,
      defaultValue: 'America/Vancouver',
      options: [...timeZones],
      admin: { description: t.timeZoneHint() },
    },
    {
      name: 'emailAddress',
      label: t.emailOfTheGroup(),
      type: 'email',
      admin: { description: t.groupEmailHint() },
    },
    webLink('jobSearch', t.jobSearch(), t.jobSearchHint()),
    {
      name: 'embedHosts',
      label: t.sitesThatMayBeEmbedded(),
      type: 'text',
      hasMany: true,
      hooks: { beforeValidate: [({ value }) => plainHosts(value)] },
      validate: (value: unknown) => {
        const wrong = hostsOf(value).filter((host) => !isHostName(host))
        return wrong.length === 0 || t.notAHostName({ hosts: wrong.join(', ') })
      },
      admin: { description: t.embeddedSitesHint() },
    },
    {
      type: 'collapsible',
      label: t.signIn(),
      fields: [
        {
          name: 'secondStepFor',
          label: t.secondStepFor(),
          type: 'select',
          defaultValue: 'standard',
          options: [
            { value: 'standard', label: t.secondStepStandard() },
            { value: 'roles', label: t.secondStepOfRoles() },
            { value: 'nobody', label: t.secondStepOfNobody() },
          ],
          admin: { isClearable: false, description: t.secondStepForHint() },
        },
        {
          name: 'secondStepRoles',
          label: t.secondStepRoles(),
          type: 'select',
          hasMany: true,
          options: [...roles],
          validate: (value: unknown, { siblingData }: { siblingData: unknown }) =>
            (siblingData as { secondStepFor?: unknown }).secondStepFor !== 'roles' ||
            (Array.isArray(value) && value.length > 0) ||
            t.secondStepRolesNeeded(),
          admin: { condition: (_, { secondStepFor } = {}) => secondStepFor === 'roles' },
        },
      ],
    },
    {
      type: 'collapsible',
      label: t.linksOfTheBookingProvider(),
      fields: [webLink('bookingTerms', t.terms()), webLink('bookingPrivacy', t.privacy())],
    },
  ],
}

const hostsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** As browsers compare them. What is no list is left to Payload. */
function plainHosts(value: unknown): unknown {
  return Array.isArray(value) ? hostsOf(value).map((host) => host.trim().toLowerCase()) : value
}
