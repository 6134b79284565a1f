import fc from 'fast-check'
import { expect, it } from 'vitest'
import { openText, sealText } from './sealed-text.ts'
import { deriveSecret } from './secrets.ts'

const secret = deriveSecret('a site', 'second-factor')
const other = deriveSecret('another site', 'second-factor')

// ASVS 11.3.1
it('a sealed text opens with its secret, for what it belongs to', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, about) => {
      const sealed = sealText(text, { secret, about })
      expect(openText(sealed, { secret, about })).toBe(text)
      expect(openText(sealed, { secret: other, about })).toBeNull()
      expect(openText(sealed, { secret, about: `${about}.` })).toBeNull()
    }),
  )
})

// ASVS 11.3.3
it('a sealed text that was changed does not open', () => {
  const sealed = Buffer.from(sealText('JBSWY3DPEHPK3PXP', { secret, about: '1' }), 'base64url')
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const changed = Buffer.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ bits
      expect(openText(changed.toString('base64url'), { secret, about: '1' })).toBeNull()
    }),
  )
  expect(openText('', { secret, about: '1' })).toBeNull()
})

// ASVS 11.3.1
it('the same text is sealed anew each time, and never without a secret', () => {
  const [one, two] = [1, 2].map(() => sealText('a text', { secret, about: '1' }))
  expect(one).not.toBe(two)
  expect(() => sealText('a text', { secret: '', about: '1' })).toThrow('need a secret')
  expect(openText(String(one), { secret: '', about: '1' })).toBeNull()
})
