import { vendor } from '../vendor.ts'
import { cloudflare } from './cloudflare/descriptor.ts'
import { cloudfront } from './cloudfront/descriptor.ts'
import { fastly } from './fastly/descriptor.ts'
import { purge } from './purge/descriptor.ts'

/** All CDNs; the first one that has an account is used. Without one, pages are kept by the site alone. */
export const cdnVendors = [
  vendor(fastly, () => import('./fastly/connect.ts')),
  vendor(cloudflare, () => import('./cloudflare/connect.ts')),
  vendor(cloudfront, () => import('./cloudfront/connect.ts')),
  vendor(purge, () => import('./purge/connect.ts')),
]
