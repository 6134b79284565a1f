import type { VendorDescriptor } from '../../vendor.ts'

/** A caching proxy of one's own that takes the method PURGE: Varnish, nginx. */
export const purge = {
  id: 'purge',
  name: 'caching proxy',
  settings: [
    {
      variables: ['CDN_PURGE_URLS'],
      unset: 'none: not connected',
      meaning:
        'addresses of caching proxies that keep pages and are sent `PURGE` at each publish, or `none` for those that take none, see [CDN](operating/cdn.md)',
    },
  ],
} as const satisfies VendorDescriptor
