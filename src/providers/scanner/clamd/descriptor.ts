import type { VendorDescriptor } from '../../vendor.ts'

/** ClamAV's daemon. */
export const clamd = {
  id: 'clamd',
  name: 'ClamAV',
  settings: [
    {
      variables: ['CLAMD_ADDRESS'],
      unset: 'none: no file is scanned',
      meaning: "`host:port` of ClamAV's daemon, see [Applications](#applications)",
    },
  ],
} as const satisfies VendorDescriptor
