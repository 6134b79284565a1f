import { describe, expect, it } from 'vitest'
import { detailText } from './act-labels.ts'

describe('the detail of a sign-in', () => {
  it('names the shared tablet that it was on', () => {
    expect(detailText('pin: Host stand')).toBe(
      'with a PIN on a shared tablet (tablet “Host stand”)',
    )
    expect(detailText('password app: Bar: left')).toBe(
      `${detailText('password app')} (tablet “Bar: left”)`,
    )
  })
  it('is as it was written where it has no label', () => {
    expect(detailText('something new')).toBe('something new')
  })
})
