import type { VendorDescriptor } from '../../vendor.ts'

/** Amazon CloudFront, by invalidations. */
export const cloudfront = {
  id: 'cloudfront',
  name: 'CloudFront',
  settings: [
    {
      variables: ['CLOUDFRONT_DISTRIBUTION_ID'],
      unset: 'none: not connected',
      meaning: 'pages are kept by CloudFront for a second, see [CDN](operating/cdn.md)',
    },
    {
      variables: ['CLOUDFRONT_ACCESS_KEY_ID', 'CLOUDFRONT_SECRET_ACCESS_KEY'],
      unset: "the machine's own role at AWS",
      meaning: 'the key that may invalidate there',
    },
    { variables: ['CLOUDFRONT_API_URL'], unset: 'AWS', meaning: 'a stand-in' },
  ],
} as const satisfies VendorDescriptor
