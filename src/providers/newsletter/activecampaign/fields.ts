import type { HiddenField } from '../contract.ts'
import type { Account } from './env.ts'

/**
 * The hidden fields of the form (spec:forms.newsletter-activecampaign), in the order of ActiveCampaign's own
 * markup.
 */
export function hiddenFields({ u, f, or }: Account['form']): HiddenField[] {
  return [
    { name: 'u', value: u },
    { name: 'f', value: f },
    { name: 's', value: '' },
    { name: 'c', value: '0' },
    { name: 'm', value: '0' },
    { name: 'act', value: 'sub' },
    { name: 'v', value: '2' },
    { name: 'or', value: or },
    { name: 'field[3]', of: 'birthMonth' },
    { name: 'field[9]', value: 'Website' },
    { name: 'field[4]', of: 'locationUid' },
    { name: 'birth_month', of: 'birthMonthName' },
    { name: 'location', of: 'locationTitle' },
    { name: 'optin_source', value: 'Website' },
  ]
}
