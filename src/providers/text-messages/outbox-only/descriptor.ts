import type { VendorDescriptor } from '../../vendor.ts'

/** The embedded default: no text message leaves; staff read it in the outbox. */
export const outboxOnly = {
  id: 'outbox-only',
  name: 'the outbox alone',
  settings: [],
} as const satisfies VendorDescriptor
