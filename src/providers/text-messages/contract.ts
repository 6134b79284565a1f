import type { Result } from '#lib/result.ts'

/** A text message to one telephone. */
export type TextMessage = {
  /** The same for every attempt; contains no personal data. */
  key: string
  /** E.164. */
  to: string
  text: string
  /**
   * Instant (ms) since which an earlier attempt may have left without our knowing; null = there was none. Such a
   * message is looked for first, and not sent twice.
   */
  mayHaveLeftSince: number | null
}

/**
 * `recipient_refused`: the number will never take it · `opted_out`: whoever has the number said STOP to the carrier ·
 * `text_unavailable`: not now, try again. `detail.reason` is short and names nobody.
 */
export type TextMessageCode = 'recipient_refused' | 'opted_out' | 'text_unavailable'

/** What a vendor posts to this site: the whole address that it called, and the body as it came. */
export type VendorPost = { url: string; body: string; signature: string | null }

/** A text message from a guest: STOP, START, or anything else. */
export type InboundText = { from: string; wish: 'stop' | 'start' | 'other' }

/** What became of a message that the vendor had taken. `failed`: it did not arrive; `reason` names nobody. */
export type TextStatus =
  | { outcome: 'on_its_way' | 'arrived' }
  | { outcome: 'failed'; reason: string }

/** The port for text messages; every adapter passes `suite.ts`. */
export type TextMessageProvider = {
  /** Whether text messages leave at all: nobody is told that one is on its way where none does. */
  leaves: boolean
  /** `sent`: the vendor has taken it · `unsent`: there is none. Never throws. */
  send(message: TextMessage): Promise<Result<'sent' | 'unsent', TextMessageCode>>
  /** Reads what the vendor posts, which counts only as it signed it; null = no vendor posts anything. */
  posts: {
    inbound(post: VendorPost): Result<InboundText, 'bad_signature' | 'malformed'>
    status(post: VendorPost): Result<TextStatus, 'bad_signature' | 'malformed'>
    /** What the vendor is answered. */
    answer: { contentType: string; body: string }
  } | null
}
