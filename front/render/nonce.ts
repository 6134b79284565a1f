import { randomBytes } from 'node:crypto'

/**
 * A nonce for one render: 128 random bits in a fixed length, so that the page without it is always the same.
 * It identifies the scripts that the renderer wrote: content existed before it and cannot know it. Pages
 * are sent without it (`strip-nonce.ts`).
 */
export function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** The request header that makes Next put `nonce` on its scripts. */
export function nonceHeader(nonce: string): Record<string, string> {
  return { 'content-security-policy': `script-src 'nonce-${nonce}'` }
}
