import { randomBytes } from 'node:crypto'

/**
 * The mark of one render: 128 random bits, always as long, so that a page is the same whatever they are.
 * It names to us what the renderer wrote; content was there before it, and browsers are never told it.
 */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** The request header by which Next is told to mark its scripts, with its value for `nonce`. */
export function nonceHeader(nonce: string): Record<string, string> {
  return { 'content-security-policy': `script-src 'nonce-${nonce}'` }
}
