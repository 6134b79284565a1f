import { describe, expect, it } from 'vitest'
import { foldName, parsePlaceText } from './place-name.ts'

describe('a name as everybody types it', () => {
  it('has no accents, capitals, points or apostrophes', () => {
    expect(foldName('Montréal')).toBe('montreal')
    expect(foldName('Trois-Rivières')).toBe('trois rivieres')
    for (const name of ["St. John's", 'st johns', 'Saint John’s', 'ST. JOHNS '])
      expect(foldName(name)).toBe('st johns')
  })
})

describe('what a guest types', () => {
  const first = (text: string) => parsePlaceText(text)[0]

  it('is a Canadian postal code by its first half', () => {
    for (const text of ['V6Z', 'v6z', 'V6Z 1A2', 'v6z1a2', ' V6Z 1'])
      expect(first(text)).toEqual({ kind: 'area', code: 'V6Z' })
  })

  it('is a ZIP, whole, with four digits more, or its first three', () => {
    expect(first('98101')).toEqual({ kind: 'zip', code: '98101' })
    expect(first('98101-1234')).toEqual({ kind: 'zip', code: '98101' })
    expect(first('981')).toEqual({ kind: 'zip', code: '981' })
  })

  it('is a city, with or without its province or state', () => {
    expect(parsePlaceText('Burnaby')).toEqual([{ kind: 'city', name: 'burnaby', region: null }])
    for (const text of ['Portland, OR', 'portland oregon', 'Portland, Oregon, USA'])
      expect(first(text)).toEqual({ kind: 'city', name: 'portland', region: 'OR' })
    expect(first('Fargo North Dakota')).toEqual({ kind: 'city', name: 'fargo', region: 'ND' })
    expect(first('Washington, DC')).toEqual({ kind: 'city', name: 'washington', region: 'DC' })
  })

  it('is a province or a state, and perhaps a city of that name', () => {
    expect(parsePlaceText('New York')).toEqual([
      { kind: 'city', name: 'new york', region: 'NY' },
      { kind: 'region', region: 'NY' },
      { kind: 'city', name: 'new york', region: null },
    ])
  })

  it('is nothing where it is empty, too long, or of no letters', () => {
    for (const text of ['', '   ', '…', 'x'.repeat(61)]) expect(parsePlaceText(text)).toEqual([])
  })
})
