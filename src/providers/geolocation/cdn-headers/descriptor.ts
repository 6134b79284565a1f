import type { VendorDescriptor } from '../../vendor.ts'

/** Location headers of a content network. */
export const cdnHeaders = {
  id: 'cdn-headers',
  name: 'CDN headers',
  settings: [
    {
      variables: ['GEO_HEADERS'],
      unset: 'none',
      meaning: "`cloudflare`, `cloudfront` or `vercel`: believe that network's location headers",
    },
  ],
} as const satisfies VendorDescriptor
