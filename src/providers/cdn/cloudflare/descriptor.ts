import type { VendorDescriptor } from '../../vendor.ts'

/** Cloudflare, by cache tags. */
export const cloudflare = {
  id: 'cloudflare',
  name: 'Cloudflare',
  settings: [
    {
      variables: ['CLOUDFLARE_ZONE_ID', 'CLOUDFLARE_API_TOKEN'],
      unset: 'none: not connected',
      meaning:
        'pages are kept by Cloudflare and purged at each publish, see [CDN](operating/cdn.md)',
    },
    { variables: ['CLOUDFLARE_API_URL'], unset: 'Cloudflare', meaning: 'a stand-in' },
  ],
} as const satisfies VendorDescriptor
