import { errorReply, type Reply } from './endpoints.ts'

type Kept = { asked: string; reply: Reply | null }

/** The answer kept for a key, or the right to handle the call and keep its answer. */
export type Claim =
  | { kind: 'known'; reply: Reply; replayed: boolean }
  | { kind: 'free'; keep(reply: Reply): void }

/**
 * Stripe's idempotency keys: the same call gets the kept answer, another call with the key gets 400, and one
 * that comes while the first is handled gets 409.
 */
export function createIdempotencyKeys() {
  const kept = new Map<string, Kept>()
  return {
    claim(key: string, asked: string): Claim {
      const before = key === '' ? undefined : kept.get(key)
      if (!before) {
        const entry: Kept = { asked, reply: null }
        if (key !== '') kept.set(key, entry)
        return {
          kind: 'free',
          keep(reply) {
            entry.reply = reply
            // What was not begun is not kept.
            if (reply.status === 401 || reply.status === 429) kept.delete(key)
          },
        }
      }
      if (before.asked !== asked)
        return {
          kind: 'known',
          replayed: false,
          reply: errorReply(400, { type: 'idempotency_error' }),
        }
      if (before.reply) return { kind: 'known', replayed: true, reply: before.reply }
      const inUse = { type: 'invalid_request_error', code: 'idempotency_key_in_use' }
      return { kind: 'known', replayed: false, reply: errorReply(409, inUse) }
    },
    forget: () => kept.clear(),
  }
}
