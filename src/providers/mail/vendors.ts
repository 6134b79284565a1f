import { vendor } from '../vendor.ts'
import { outboxOnly } from './outbox-only/descriptor.ts'
import { smtp } from './smtp/descriptor.ts'

/** The ways for mail to leave, one line each; the first that is configured is used. */
export const mailVendors = [
  vendor(smtp, () => import('./smtp/connect.ts')),
  vendor(outboxOnly, () => import('./outbox-only/connect.ts')),
] as const
