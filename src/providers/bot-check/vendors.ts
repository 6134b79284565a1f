import { vendor } from '../vendor.ts'
import { altcha } from './altcha/descriptor.ts'
import { recaptcha } from './recaptcha/descriptor.ts'

/** The vendors of bot checks, one line each; the first with an account is used. */
export const botCheckVendors = [
  vendor(recaptcha, () => import('./recaptcha/connect.ts')),
  vendor(altcha, () => import('./altcha/connect.ts')),
] as const
