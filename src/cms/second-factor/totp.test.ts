import fc from 'fast-check'
import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { appUri, newSecret, stepOfCode } from './totp.ts'

const STEP_MS = 30_000
/** The secret of RFC 6238, and its times with the last six digits of their codes. */
const RFC = Secret.fromLatin1('12345678901234567890').base32
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
] as const

const codeAt = (secret: string, timestamp: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })

describe('codes of an authenticator app', () => {
  it.each(VECTORS)('are those of RFC 6238 at second %i', (second, code) => {
    expect(stepOfCode(RFC, code, second * 1000)).toBe(Math.floor(second / 30))
  })

  // ASVS 6.5.5
  it('hold one step before and after their own, and name it', () => {
    const moment = fc.integer({ min: 10 * STEP_MS, max: Date.UTC(2100, 0, 1) })
    fc.assert(
      fc.property(moment, fc.integer({ min: -4, max: 4 }), (now, late) => {
        const made = now + late * STEP_MS
        const found = stepOfCode(RFC, codeAt(RFC, made), now)
        if (Math.abs(late) <= 1) expect(found).not.toBeNull()
        // A code of another step may be the same six digits by chance.
        if (found !== null) expect(codeAt(RFC, found * STEP_MS)).toBe(codeAt(RFC, made))
        expect(found === null || Math.abs(found - Math.floor(now / STEP_MS)) <= 1).toBe(true)
      }),
    )
  })

  it('may be typed in groups, and are six digits and nothing else', () => {
    expect(stepOfCode(RFC, ' 287 082 ', 59_000)).toBe(1)
    for (const typed of ['', '28708', '2870820', '28708a', '-87082', '２８７０８２', 'null'])
      expect(stepOfCode(RFC, typed, 59_000), typed).toBeNull()
  })

  // ASVS 6.5.3
  it('come from secrets of 160 random bits, which an address names to the app', () => {
    const secret = newSecret()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(secret)
    const uri = appUri(secret, { group: 'Hearth: & Salt', email: 'chef@example.com' })
    expect(uri).toContain(`secret=${secret}`)
    expect(uri).toMatch(/^otpauth:\/\/totp\/Hearth%20%20%26%20Salt:chef%40example\.com\?/)
    expect(uri).toMatch(/algorithm=SHA1&digits=6&period=30/)
  })
})
