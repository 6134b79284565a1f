import { vendor } from '../vendor.ts'
import { activecampaign } from './activecampaign/descriptor.ts'

/** The newsletter vendors, one line each; without an account at any of them the site keeps its own list. */
export const newsletterVendors = [
  vendor(activecampaign, () => import('./activecampaign/connect.ts')),
] as const
