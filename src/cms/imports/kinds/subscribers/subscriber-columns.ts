import type { ImportField } from '../kind.ts'
import * as t from './messages.gen.ts'

/** The fields of a reader of the newsletter that a file can fill. */
export const subscriberFields = (): ImportField[] => [
  {
    ...{ name: 'email', label: t.email(), required: true },
    aliases: ['email', 'email address', 'courriel', 'subscriber'],
  },
  {
    name: 'firstname',
    label: t.firstName(),
    aliases: ['first name', 'firstname', 'given name', 'prenom'],
  },
  {
    name: 'lastname',
    label: t.lastName(),
    aliases: ['last name', 'lastname', 'surname', 'family name', 'nom'],
  },
  { name: 'birthMonth', label: t.birthMonth(), aliases: ['birth month', 'birthday month'] },
  {
    name: 'location',
    label: t.location(),
    aliases: ['location', 'restaurant', 'favourite location', 'store'],
  },
  {
    ...{ name: 'status', label: t.status(), exact: true },
    aliases: ['status', 'state', 'subscription status', 'marketing status'],
  },
  {
    ...{ name: 'consentAt', label: t.consentAt(), exact: true },
    aliases: [
      ...[
        'consent date',
        'consented at',
        'confirm time',
        'confirmed at',
        'opt in date',
        'optin time',
      ],
      ...['opt-in time', 'subscribed at', 'subscription date', 'consent timestamp', 'confirmed'],
    ],
  },
  {
    ...{ name: 'consentSource', label: t.consentSource() },
    aliases: [
      'consent source',
      'opt in source',
      'optin source',
      'source',
      'signup source',
      'confirm ip',
    ],
  },
  {
    ...{ name: 'unsubscribedAt', label: t.unsubscribedAt(), exact: true },
    aliases: [
      'unsubscribed at',
      'unsub time',
      'unsubscribe date',
      'unsubscribe time',
      'opt out date',
    ],
  },
]
