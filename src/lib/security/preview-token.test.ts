import { describe, expect, it } from 'vitest'
import { signPreview, verifyPreview } from './preview-token.ts'

const asking = { staff: '7', session: 'the-mark-of-a-session' }
const pass = { ...asking, document: 'pages:12' }

describe('links to previews', () => {
  const token = signPreview(pass, 'secret', 1_000_000)

  // ASVS 9.2.1
  it('name the member of staff and their session for ten minutes', () => {
    expect(verifyPreview(token, 'pages:12', 'secret', 1_000_000 + 599_000)).toEqual(asking)
    expect(verifyPreview(token, 'pages:12', 'secret', 1_000_000 + 600_000)).toBeNull()
  })

  // ASVS 9.1.1
  it('are for one document, one secret and nobody else', () => {
    expect(verifyPreview(token, 'pages:13', 'secret', 1_000_000)).toBeNull()
    expect(verifyPreview(token, 'pages:12', 'other', 1_000_000)).toBeNull()
    expect(verifyPreview(token.replace('7.', '8.'), 'pages:12', 'secret', 1_000_000)).toBeNull()
    const other = token.replace('the-mark', 'another-mark')
    expect(verifyPreview(other, 'pages:12', 'secret', 1_000_000)).toBeNull()
    for (const broken of ['', '.', '...', '7.x.y', '7.s.x.y', `${token}.z`]) {
      expect(verifyPreview(broken, 'pages:12', 'secret', 1_000_000)).toBeNull()
    }
  })

  it('cannot be made or read without a secret', () => {
    expect(() => signPreview(pass, '')).toThrow()
    expect(verifyPreview(token, 'pages:12', '')).toBeNull()
  })
})
