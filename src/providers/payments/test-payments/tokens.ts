import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type CardBehaviour, isCardBehaviour } from './cards.ts'

const TOKEN = /^tok_test_([a-z_]+)\.([\w-]{22})\.([\w-]{22})$/

/**
 * Signed card tokens that contain how the bank of the card behaves and nothing of its number. Being signed,
 * they need not be stored, and nobody else can make them.
 */
export type TestTokens = {
  issue(behaviour: CardBehaviour): string
  /** Null for a token that was not issued here. */
  read(token: string): CardBehaviour | null
}

export function createTestTokens(secret: string): TestTokens {
  const sign = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url')
  return {
    issue(behaviour) {
      const serial = randomBytes(16).toString('base64url')
      return `tok_test_${behaviour}.${serial}.${sign(`${behaviour}.${serial}`)}`
    },
    read(token) {
      const [, behaviour = '', serial = '', signature = ''] = TOKEN.exec(token) ?? []
      const expected = Buffer.from(sign(`${behaviour}.${serial}`))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return isCardBehaviour(behaviour) ? behaviour : null
    },
  }
}
