import type { VendorDescriptor } from '../../vendor.ts'

/** The embedded default: test cards, on local addresses only. */
export const testPayments = {
  id: 'test-payments',
  name: 'test cards',
  settings: [],
} as const satisfies VendorDescriptor
