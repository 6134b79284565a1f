import { describe, expect, it } from 'vitest'
import { EMPTY_DETAILS } from '../flow/state.ts'
import { recallGuest, rememberGuest } from './remembered.ts'

function storage(content: Record<string, string> = {}) {
  return {
    content,
    getItem: (key: string) => content[key] ?? null,
    setItem: (key: string, value: string) => {
      content[key] = value
    },
    removeItem: (key: string) => {
      delete content[key]
    },
  }
}
const details = {
  ...EMPTY_DETAILS,
  firstName: 'Ida',
  lastName: 'Marsh',
  phone: '604-555-0123',
  email: 'ida@example.ca',
  occasion: 'Birthday',
  request: 'By the window',
  marketing: true,
}

describe('a guest whom the device remembers', () => {
  // ASVS 14.3.3
  it('is name, telephone and email, and nothing of the visit', () => {
    const kept = storage()
    rememberGuest(kept, details)
    expect(recallGuest(kept)).toEqual({
      firstName: 'Ida',
      lastName: 'Marsh',
      phone: '604-555-0123',
      email: 'ida@example.ca',
    })
    expect(JSON.stringify(kept.content)).not.toMatch(/Birthday|window|true/)
  })

  // ASVS 14.3.3
  it('is forgotten without a trace', () => {
    const kept = storage()
    rememberGuest(kept, details)
    rememberGuest(kept, null)
    expect(kept.content).toEqual({})
    expect(recallGuest(kept)).toBeNull()
  })

  it('is forgotten a year after their last booking', () => {
    const kept = storage()
    const booked = Date.UTC(2026, 10, 20)
    const year = 365 * 86_400_000
    rememberGuest(kept, details, booked)
    expect(recallGuest(kept, booked + year - 1)).toMatchObject({ firstName: 'Ida' })
    expect(recallGuest(kept, booked + year)).toBeNull()
    expect(kept.content).toEqual({})
  })

  it.each(['{', '[]', '{"firstName":"Ida"}', `{"firstName":"${'a'.repeat(300)}"}`])(
    'is nobody where storage holds something else: %s',
    (text) => {
      expect(recallGuest(storage({ 'tableside-guest': text }))).toBeNull()
    },
  )

  it('is nobody where the browser forbids storage', () => {
    rememberGuest(null, details)
    expect(recallGuest(null)).toBeNull()
  })
})
