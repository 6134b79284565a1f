import type { VendorDescriptor } from '../../vendor.ts'

/** Fastly, by surrogate keys. */
export const fastly = {
  id: 'fastly',
  name: 'Fastly',
  settings: [
    {
      variables: ['FASTLY_SERVICE_ID', 'FASTLY_API_TOKEN'],
      unset: 'none: not connected',
      meaning: 'pages are kept by Fastly and purged at each publish, see [CDN](operating/cdn.md)',
    },
    { variables: ['FASTLY_API_URL'], unset: 'Fastly', meaning: 'a stand-in' },
  ],
} as const satisfies VendorDescriptor
