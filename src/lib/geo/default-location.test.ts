import { describe, expect, it } from 'vitest'
import { defaultLocation, nearestOpen } from './default-location.ts'

const vancouver = { latitude: 49.28, longitude: -123.12 }
const seattle = { latitude: 47.61, longitude: -122.33 }
const here = { latitude: 49.27, longitude: -123.1 }

const place = (uid: string, coordinates: typeof vancouver | null, more = {}) => ({
  ...{ uid, coordinates, isFlagship: false, comingSoon: false },
  ...more,
})
const soon = place('soon', vancouver, { comingSoon: true, isFlagship: true })
const open = place('open', seattle)
const flagship = place('flagship', null, { isFlagship: true })

const first = () => 0
const last = () => 0.99

describe('a location that is coming soon', () => {
  it('never wins “nearest”, however near it is', () => {
    expect(nearestOpen(here, [soon, open])?.uid).toBe('open')
    expect(nearestOpen(here, [soon])).toBeNull()
    expect(defaultLocation(here, [soon, open], first)?.uid).toBe('open')
  })

  it('is no random flagship, and nobody’s default where another one is open', () => {
    expect(defaultLocation(null, [soon, open, flagship], first)?.uid).toBe('flagship')
    expect(defaultLocation(null, [soon, open], last)?.uid).toBe('open')
  })

  it('is taken where there is no other', () => {
    expect(defaultLocation(here, [soon], last)?.uid).toBe('soon')
    expect(defaultLocation(here, [], first)).toBeNull()
  })
})
