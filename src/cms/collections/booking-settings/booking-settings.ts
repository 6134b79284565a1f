import type { CollectionConfig } from 'payload'
import { canCreateBookingSettings, canReadBookingSettings } from '#cms/access/booking-settings.ts'
import { deny } from '#cms/access/deny.ts'
import { requireRoleAtOwnLocations } from '#cms/access/own-locations.ts'
import { requireRole } from '#cms/access/require-role.ts'
import { hasRole } from '#cms/access/roles.ts'
import { keepBookings } from '#cms/fields/save-anyway.ts'
import { bookingSettingsHooks } from '#cms/hooks/booking/booking-settings.ts'
import { seenVersion } from '../../fields/seen-version.ts'
import { experienceFields } from './experience-fields.ts'
import { floorPlanFields } from './floor-plan-fields.ts'
import * as t from './messages.gen.ts'
import { periodFields } from './period-fields.ts'
import { ruleFields } from './rule-fields.ts'

/** Tables, hours, experiences and rules of the house's own booking: one document for each location, no drafts. */
export const bookingSettings: CollectionConfig = {
  slug: 'booking-settings',
  // There is one of each location: a restaurant like another one takes them over when it is made.
  disableDuplicate: true,
  labels: { singular: t.bookingSettings(), plural: t.bookingSettings() },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['location', 'maxParty', 'horizonDays', 'updatedAt'],
    components: { beforeListTable: ['/cms/views/booking-setup/setup-link.tsx#SetupLink'] },
    description: t.bookingSettingsHint(),
    hidden: ({ user }) => !hasRole({ user: user as never }, 'host', 'editor'),
  },
  access: {
    create: canCreateBookingSettings,
    delete: requireRole(),
    read: canReadBookingSettings,
    update: requireRoleAtOwnLocations('host'),
  },
  hooks: bookingSettingsHooks,
  fields: [
    {
      name: 'location',
      label: t.location(),
      type: 'relationship',
      relationTo: 'locations',
      required: true,
      unique: true,
      index: true,
      // Settings, and the bookings on them, stay with their restaurant.
      access: { update: deny },
      admin: { position: 'sidebar', allowCreate: false },
    },
    { name: 'name', type: 'text', admin: { hidden: true } },
    keepBookings,
    seenVersion,
    {
      name: 'needsAttention',
      label: t.bookingsThatNeedAttention(),
      type: 'textarea',
      virtual: true,
      admin: {
        readOnly: true,
        condition: (data) => Boolean(data?.needsAttention),
        description: t.needAttentionHint(),
      },
    },
    {
      name: 'noCards',
      type: 'ui',
      admin: { components: { Field: '/cms/views/fields/no-cards-notice.tsx#NoCardsNotice' } },
    },
    {
      type: 'tabs',
      tabs: [
        { label: t.bookingHours(), fields: periodFields },
        { label: t.tables(), fields: floorPlanFields },
        { label: t.experiences(), fields: experienceFields },
        { label: t.rules(), fields: ruleFields },
      ],
    },
  ],
}
