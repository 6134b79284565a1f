import type { JobsConfig } from 'payload'
import { nobody } from '../access/deny.ts'

/**
 * Payload's jobs hold scheduled publishing only. Nothing runs by itself: the ticker of the one
 * instance that holds the lease does (`src/ticker.ts`), and no request can.
 */
export const jobs: JobsConfig = {
  access: { cancel: nobody, queue: nobody, run: nobody },
  deleteJobOnComplete: true,
  tasks: [],
}
