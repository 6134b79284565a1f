import { vendor } from '../vendor.ts'
import { stripe } from './stripe/descriptor.ts'
import { testPayments } from './test-payments/descriptor.ts'

/** The payment vendors, one line each; the first with an account is used. */
export const paymentVendors = [
  vendor(stripe, () => import('./stripe/connect.ts')),
  vendor(testPayments, () => import('./test-payments/connect.ts')),
] as const
