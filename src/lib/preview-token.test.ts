import { describe, expect, it } from 'vitest'
import { signPreview, verifyPreview } from './preview-token.ts'

const pass = { staff: '7', document: 'pages:12' }

describe('links to previews', () => {
  const token = signPreview(pass, 'secret', 1_000_000)

  it('name the member of staff for ten minutes', () => {
    expect(verifyPreview(token, 'pages:12', 'secret', 1_000_000 + 599_000)).toBe('7')
    expect(verifyPreview(token, 'pages:12', 'secret', 1_000_000 + 600_000)).toBeNull()
  })

  it('are for one document, one secret and nobody else', () => {
    expect(verifyPreview(token, 'pages:13', 'secret', 1_000_000)).toBeNull()
    expect(verifyPreview(token, 'pages:12', 'other', 1_000_000)).toBeNull()
    expect(verifyPreview(token.replace('7.', '8.'), 'pages:12', 'secret', 1_000_000)).toBeNull()
    for (const broken of ['', '.', '...', '7.x.y', `${token}.z`]) {
      expect(verifyPreview(broken, 'pages:12', 'secret', 1_000_000)).toBeNull()
    }
  })

  it('cannot be made or read without a secret', () => {
    expect(() => signPreview(pass, '')).toThrow()
    expect(verifyPreview(token, 'pages:12', '')).toBeNull()
  })
})
