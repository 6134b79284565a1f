import type { VendorDescriptor } from '../../vendor.ts'

/** The embedded default: files are not scanned, and not called clean. */
export const none = {
  id: 'none',
  name: 'no scanner',
  settings: [],
} as const satisfies VendorDescriptor
