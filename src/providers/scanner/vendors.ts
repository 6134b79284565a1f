import { vendor } from '../vendor.ts'
import { clamd } from './clamd/descriptor.ts'
import { none } from './none/descriptor.ts'

/** The scanners of files, one line each; the first that is configured is used. */
export const scannerVendors = [
  vendor(clamd, () => import('./clamd/connect.ts')),
  vendor(none, () => import('./none/connect.ts')),
] as const
