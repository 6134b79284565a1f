import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultOfPassword } from './rule.ts'

const facts = {
  name: 'Robín O’Hara-Lee',
  email: 'robin.lee@hearthandsalt.example',
  group: ['Saltwood', 'Saltwood Restaurants'],
}
const faultOf = (password: string) => faultOfPassword(password, facts)

describe('a password', () => {
  // ASVS 6.2.1, 6.2.9
  it('has 12 to 128 characters, whatever they are', () => {
    expect(faultOf('brisk otter')).toBe('too_short')
    expect(faultOf('brisk otters')).toBeNull()
    // An emoji is one character to whoever types it.
    expect(faultOf('🦦🪵🧂🔥🌊🍋🫒🍷🥖🐟🧄')).toBe('too_short')
    expect(faultOf('🦦🪵🧂🔥🌊🍋🫒🍷🥖🐟🧄🫐')).toBeNull()
    const long = 'brisk otters juggle pebbles by the weir '.repeat(4)
    expect(faultOf(long.slice(0, 128))).toBeNull()
    expect(faultOf(long.slice(0, 129))).toBe('too_long')
  })

  // ASVS 6.2.4
  it.each([
    ...['password1234', 'Password2026!', 'P4$$w0rd!2026', '1234password', 'passwordpassword'],
    ...[
      'iloveyou1234',
      'ILoveYou!!!!',
      'letmein-please',
      'welcome-2026!',
      'Ch@ngeMe2026',
      'admin1234567',
    ],
    ...[
      'football2025',
      'Sunshine#123',
      'michael198412',
      'restaurant123',
      'correcthorsebatterystaple',
    ],
    ...['dragonmonkey', 'princess!!12', '!!!!!password', 'summer2026!!!', 'abracadabra1'],
    // One word is none the better for having twelve letters.
    ...['professional', 'International', 'construction1', 'entertainment', 'Leave me alone'],
    ...[
      '123456789012',
      '098765432109',
      '111111111111',
      '121212121212',
      'abcabcabcabc',
      '112233445566',
    ],
    ...[
      'qwertyuiop12',
      'qwertyuiop123',
      '1qaz2wsx3edc',
      'asdfghjkl123',
      'zxcvbnm12345',
      'abcdefghijkl',
    ],
    ...[
      'qwerty123456',
      '1q2w3e4r5t6y',
      'abcd1234abcd',
      '123456789012!',
      '!@#$%^&*()_+'.slice(0, 10).repeat(2),
    ],
  ])('is refused as one of the commonest: %s', (password) => {
    expect(faultOf(password)).toBe('common')
  })

  // ASVS 6.2.11
  it.each([
    ...['Robin.Lee.2026', 'robinlee!!!!', 'R0b1nL33-1234', 'robin@robin.lee', 'Robinrobinrobin'],
    ...['robin.lee@hearthandsalt.example', 'hearthandsalt1', 'H34rth4nds4lt!', 'ohara-ohara-1'],
    ...[
      'Saltwood2026!',
      '$altw00d2026',
      'saltwoodsaltwood',
      'saltwood restaurants',
      'RobinAtSaltwood1',
    ],
    ...['saltwoodpassword', 'welcome to saltwood', 'OHARA-lee-99999'],
  ])('is refused as the own name, address or group: %s', (password) => {
    expect(faultOf(password)).toBe('own')
  })

  // ASVS 6.2.5
  it.each([
    ...['a long walk on the pier', 'a hearth and a pile of wood', 'a password of their own'],
    ...['robin hood stole my bike', 'saltwood smells of cedar', 'Xk7$pQ2m!vR9', '839201746583'],
    ...[
      'three otters under a bridge',
      'mein Fahrrad hat einen Platten',
      'наш мангал всегда горячий',
    ],
  ])('needs neither capitals nor digits nor signs: %s', (password) => {
    expect(faultOf(password)).toBeNull()
  })

  it('does not become better by what stands around it', () => {
    const decoration = fc.stringMatching(/^[0-9!?.*_ -]{0,12}$/)
    const bases = fc.constantFrom('password', 'iloveyou', 'Robin Lee', 'saltwood', 'ROBINLEE')
    fc.assert(
      fc.property(decoration, bases, decoration, (before, base, after) => {
        expect(faultOf(before + base + after)).not.toBeNull()
      }),
    )
  })

  it('is judged alike in capitals and small letters', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 40 }), (password) => {
        const [upper, lower] = [password.toUpperCase(), password.toLowerCase()]
        // Where the change of case changes more than the case, as with ß.
        fc.pre(upper.toLowerCase() === lower && [...upper].length === [...lower].length)
        expect(faultOf(upper)).toBe(faultOf(lower))
      }),
    )
  })

  it('is not refused for names that are missing or too short to say anything', () => {
    const nobody = { name: 'A', email: '', group: [''] }
    expect(faultOfPassword('a long walk on the pier', nobody)).toBeNull()
  })
})
