import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regions } from '#lib/geo/regions.ts'
import { findPlace, NO_PLACE, placeKey } from './places.ts'

const found = (text: string) => findPlace(text)?.place.name

describe('a search for a city or a postal code', () => {
  it('finds Canadian postal codes by their first half', () => {
    for (const text of ['V6Z', 'v6z 1a2']) expect(found(text)).toBe('V6Z, Vancouver, BC')
    expect(found('A1C')).toBe("A1C, St. John's, NL")
    expect(found('H0H 0H0')).toBeUndefined()
  })

  it('finds ZIP codes, and a region of them by three digits', () => {
    expect(found('98101')).toBe('98101, Seattle, WA')
    expect(found('04101')).toBe('04101, Portland, ME')
    expect(found('981')).toBe('981, WA')
    for (const text of ['98101', 'V6Z', '981']) expect(placeKey(found(text) ?? '')).toBe(text)
    expect(found('00000')).toBeUndefined()
  })

  it('finds cities of both countries, however they are typed', () => {
    for (const text of ['Montréal', 'montreal', 'MONTREAL, Quebec'])
      expect(found(text)).toBe('Montréal, QC')
    for (const text of ["St. John's", 'st johns', 'Saint Johns NL'])
      expect(found(text)).toBe("St. John's, NL")
    expect(found('Saint John')).toBe('Saint John, NB')
    expect(found('Burnaby')).toBe('Burnaby, BC')
    expect(found('New York City')).toBe('New York, NY')
    expect(found('Vancou')).toBe('Vancouver, BC')
  })

  it('tells places of one name apart, and offers the others', () => {
    expect(found('Portland, OR')).toBe('Portland, OR')
    expect(found('Portland, ME')).toBe('Portland, ME')
    const { place, others } = findPlace('Portland') ?? {}
    expect(place?.name).toBe('Portland, OR')
    expect(others?.map(({ name }) => name)).toContain('Portland, ME')
    expect(found('Ontario')).toBe('Toronto, ON')
  })

  it('prefers the place where we are, and knows our own names', () => {
    const richmond = { latitude: 49.1666, longitude: -123.1336 }
    const ours = [
      { title: 'Steveston', province: 'BC', coordinates: richmond },
      { title: 'Somewhere', province: 'ON', coordinates: null },
    ]
    expect(found('Richmond')).toBe('Richmond, VA')
    expect(findPlace('Richmond', ours)?.place.name).toBe('Richmond, BC')
    expect(findPlace('Steveston', ours)?.place).toMatchObject({ coordinates: richmond })
    expect(findPlace('Somewhere', ours)).toBeNull()
  })

  it('is right to a kilometre or two', () => {
    const { latitude, longitude } = findPlace('Burnaby')?.place.coordinates ?? {}
    expect(latitude).toBeCloseTo(49.27, 1)
    expect(longitude).toBeCloseTo(-122.95, 1)
  })
})

describe('the spelling of a search in addresses', () => {
  it('is one for every place, and one for all that is no place', () => {
    expect(placeKey('portland oregon')).toBe('Portland, OR')
    expect(placeKey('v6z 1a2')).toBe('V6Z')
    for (const text of ['Portland', ' PORTLAND']) expect(placeKey(text)).toBe('portland')
    for (const text of ['xyzzy', '<script>', '0', 'Q9Q', 'a'.repeat(900)])
      expect(placeKey(text)).toBe(NO_PLACE)
    expect(placeKey(' ')).toBeUndefined()
  })

  it('finds every province and state again, by name and by letters', () => {
    for (const { code, name } of regions) {
      for (const text of [code, name]) {
        const key = placeKey(text) ?? ''
        expect(placeKey(key), text).toBe(key)
        expect(findPlace(key), text).toEqual(findPlace(text))
      }
    }
  })

  it('finds the same place again', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, '0')),
      fc.constantFrom('st', 'new', 'los', 'san', 'qué', 'fort', 'mount', 'sainte', 'west', 'o’f'),
    )
    fc.assert(
      fc.property(text, (given) => {
        const key = placeKey(given)
        fc.pre(key !== undefined)
        expect(placeKey(key ?? '')).toBe(key)
      }),
    )
  })
})
