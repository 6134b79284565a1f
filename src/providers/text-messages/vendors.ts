import { vendor } from '../vendor.ts'
import { outboxOnly } from './outbox-only/descriptor.ts'
import { twilio } from './twilio/descriptor.ts'

/** The ways for text messages to leave, one line each; the first that is configured is used. */
export const textMessageVendors = [
  vendor(twilio, () => import('./twilio/connect.ts')),
  vendor(outboxOnly, () => import('./outbox-only/connect.ts')),
] as const
