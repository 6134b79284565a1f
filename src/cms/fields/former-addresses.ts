import type { TextareaField } from 'payload'
import * as t from './messages.gen.ts'

/** The addresses that lead to a document because it had them before; read only. */
export const formerAddressesField: TextareaField = {
  name: 'formerAddresses',
  label: t.oldAddressesThatLeadHere(),
  type: 'textarea',
  virtual: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.formerAddresses),
    description: t.oldAddressesHint(),
  },
}
