import { expect, test } from 'vitest'
import { deriveSecret } from './secrets.ts'

const site = 's'.repeat(64)

// ASVS 9.2.2
test('each purpose has its own secret, the same at every start', () => {
  expect(deriveSecret(site, 'payload')).toMatch(/^[0-9a-f]{64}$/)
  expect(deriveSecret(site, 'payload')).toBe(deriveSecret(site, 'payload'))
  expect(deriveSecret(site, 'payload')).not.toBe(deriveSecret(site, 'draft-cookie'))
  expect(deriveSecret(site, 'payload')).not.toBe(deriveSecret(`${site}x`, 'payload'))
})

test('without a site secret there is none to sign with', () => {
  expect(deriveSecret(undefined, 'payload')).toBe('')
})
