import { vendor } from '../vendor.ts'
import { disk } from './disk/descriptor.ts'
import { s3 } from './s3/descriptor.ts'

/** Where files may be kept, one line each; the first that is configured is used. */
export const filesVendors = [
  vendor(s3, () => import('./s3/connect.ts')),
  vendor(disk, () => import('./disk/connect.ts')),
] as const
