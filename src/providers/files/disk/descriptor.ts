import type { VendorDescriptor } from '../../vendor.ts'

/** The embedded default: files are folders of DATA_DIR. */
export const disk = {
  id: 'disk',
  name: 'this machine',
  settings: [],
} as const satisfies VendorDescriptor
