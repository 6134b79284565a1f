import type { VendorDescriptor } from '../../vendor.ts'

/** The embedded default: proof of work by ALTCHA's protocol. */
export const altcha = {
  id: 'altcha',
  name: 'proof of work',
  settings: [],
} as const satisfies VendorDescriptor
