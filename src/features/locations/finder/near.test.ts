import { describe, expect, it } from 'vitest'
import { nearbyLocations } from './near.ts'

const at = (uid: string, latitude: number, longitude: number) => ({
  uid,
  coordinates: { latitude, longitude },
  comingSoon: false,
})
const burrard = at('burrard', 49.2827, -123.1241)
const metrotown = at('metrotown', 49.2263, -123.0036)
const pike = at('pike-street', 47.6101, -122.3421)
const toronto = at('king-west', 43.6449, -79.3988)
const nowhere = { uid: 'nowhere', coordinates: null, comingSoon: false }
const all = [toronto, pike, nowhere, burrard, metrotown]

describe('what is near a place', () => {
  it('is what is within reach, nearest first, with its distance in kilometres', () => {
    const { items, within } = nearbyLocations({ latitude: 49.27, longitude: -122.95 }, all)
    expect(items.map(({ uid }) => uid)).toEqual(['metrotown', 'burrard'])
    expect(items[0]?.km).toBeCloseTo(6.2, 1)
    expect(within).toBe(true)
  })

  it('is the nearest three where nothing is within reach', () => {
    const { items, within } = nearbyLocations({ latitude: 64.8, longitude: -147.7 }, all)
    expect(items.map(({ uid }) => uid)).toEqual(['burrard', 'metrotown', 'pike-street'])
    expect(within).toBe(false)
  })

  it('is never a location that is coming soon before one that is open', () => {
    const soon = { ...burrard, uid: 'soon', comingSoon: true }
    const { items } = nearbyLocations({ latitude: 49.28, longitude: -123.12 }, [soon, ...all])
    expect(items.map(({ uid }) => uid)).toEqual(['burrard', 'metrotown', 'soon'])
  })

  it('is nothing where no location is anywhere', () => {
    expect(nearbyLocations({ latitude: 49, longitude: -123 }, [nowhere]).items).toEqual([])
  })
})
