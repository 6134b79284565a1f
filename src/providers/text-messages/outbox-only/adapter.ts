import { ok } from '#lib/result.ts'
import type { TextMessageProvider } from '../contract.ts'

/**
 * The embedded default: no vendor, so nothing leaves and nothing claims to. The outbox keeps what would have been sent
 * where the staff can read it.
 */
export function createOutboxOnly(): TextMessageProvider {
  return { leaves: false, send: async () => ok('unsent' as const), posts: null }
}
