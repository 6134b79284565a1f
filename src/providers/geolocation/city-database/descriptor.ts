import type { VendorDescriptor } from '../../vendor.ts'

/** A city database on this machine; the embedded default. */
export const cityDatabase = {
  id: 'city-database',
  name: 'city database',
  settings: [
    {
      variables: ['GEO_DATABASE'],
      unset: 'DB-IP City Lite',
      meaning: "another city database in MaxMind's format",
    },
  ],
} as const satisfies VendorDescriptor
