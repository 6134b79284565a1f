import { expect, it, vi } from 'vitest'
import {
  newRecoveryCodes,
  plainRecoveryCode,
  RECOVERY_CODES,
  recoveryDigest,
} from './recovery-codes.ts'

vi.mock('#env.ts', () => ({ env: { secret: 'a secret of the tests' } }))

// ASVS 6.5.4
it('ten codes, each once, of signs that are not mistaken for one another', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(RECOVERY_CODES)
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/)
})

it('a code is known however it is typed', () => {
  for (const code of newRecoveryCodes()) {
    const plain = code.replace('-', '')
    for (const typed of [code, plain, ` ${code.toUpperCase()} `, code.replace('-', ' – ')])
      expect(plainRecoveryCode(typed)).toBe(plain)
  }
  for (const typed of ['', '123456', 'abcde-fgh2', 'abcde-fgh23x', 'o0o0o-l1l1l'])
    expect(plainRecoveryCode(typed), typed).toBeNull()
})

it('is kept as a digest that is another one for every account', () => {
  expect(recoveryDigest(1, 'abcdefgh23')).toBe(recoveryDigest(1, 'abcdefgh23'))
  expect(recoveryDigest(1, 'abcdefgh23')).not.toBe(recoveryDigest(2, 'abcdefgh23'))
  expect(recoveryDigest(1, 'abcdefgh23')).not.toContain('abcde')
})
