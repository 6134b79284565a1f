import type { ImportField } from '../kind.ts'
import { PHONE_HEADINGS } from '../phone-headings.ts'
import * as t from './messages.gen.ts'

/** The fields of a guest that an export of OpenTable, Resy, SevenRooms or Tock can fill. */
export const guestFields = (): ImportField[] => [
  {
    ...{ name: 'phone', label: t.phone(), exact: true },
    aliases: PHONE_HEADINGS,
  },
  {
    ...{ name: 'email', label: t.email(), exact: true },
    aliases: ['email', 'email address', 'guest email', 'client email', 'patron email', 'courriel'],
  },
  {
    ...{ name: 'firstName', label: t.firstName() },
    aliases: ['first name', 'guest first name', 'given name'],
  },
  {
    ...{ name: 'lastName', label: t.lastName() },
    aliases: ['last name', 'guest last name', 'surname', 'family name'],
  },
  {
    ...{ name: 'name', label: t.name(), exact: true },
    aliases: [
      ...['name', 'guest name', 'full name', 'guest', 'client', 'client name', 'patron'],
      ...['patron name', 'customer', 'customer name'],
    ],
  },
  {
    ...{ name: 'notes', label: t.notes(), exact: true },
    aliases: [
      ...['notes', 'guest notes', 'guest note', 'client notes', 'private notes', 'general notes'],
      ...['patron notes', 'venue notes', 'note', 'special relationship', 'about'],
    ],
  },
  {
    ...{ name: 'tags', label: t.tags(), exact: true },
    aliases: ['tags', 'guest tags', 'client tags', 'patron tags', 'codes', 'guest codes', 'labels'],
  },
  {
    ...{ name: 'allergies', label: t.allergies() },
    aliases: ['allergies', 'allergy', 'food allergies', 'allergens'],
  },
  {
    ...{ name: 'diets', label: t.diets() },
    aliases: [
      ...[
        'diets',
        'dietary restrictions',
        'dietary preferences',
        'diet',
        'dietary',
        'food and drink',
      ],
    ],
  },
  {
    ...{ name: 'seating', label: t.seating() },
    aliases: ['seating preference', 'seating preferences', 'seating', 'table preference', 'seat'],
  },
  {
    ...{ name: 'marketing', label: t.marketing(), exact: true },
    aliases: [
      ...['marketing opt in', 'email opt in', 'opt in', 'marketing consent', 'email marketing'],
      ...['email marketing opt in', 'marketing', 'subscribed', 'newsletter'],
    ],
  },
  {
    ...{ name: 'consentAt', label: t.consentAt(), exact: true },
    aliases: [
      ...['opt in date', 'marketing opt in date', 'consent date', 'opted in at', 'subscribed at'],
      ...['marketing opt in at', 'email opt in date'],
    ],
  },
]
