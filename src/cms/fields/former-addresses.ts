import type { TextareaField } from 'payload'

/** The addresses that lead to a document because it had them before; read only. */
export const formerAddressesField: TextareaField = {
  name: 'formerAddresses',
  label: 'Old addresses that lead here',
  type: 'textarea',
  virtual: true,
  admin: {
    position: 'sidebar',
    readOnly: true,
    condition: (data) => Boolean(data?.formerAddresses),
    description:
      'Kept when this was published under a new address. To release one, delete it under Old addresses.',
  },
}
