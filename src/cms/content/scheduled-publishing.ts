import type { JobsConfig } from 'payload'
import { deny } from '../access/deny.ts'

/**
 * Payload's jobs hold scheduled publishing only. Nothing runs by itself: the ticker of the one
 * instance that holds the lease does (`src/ticker.ts`), and no request can.
 */
export const scheduledPublishing: JobsConfig = {
  access: { cancel: deny, queue: deny, run: deny },
  deleteJobOnComplete: true,
  tasks: [],
}
