import type { ZoneUid } from './types.ts'

export type DemoZone = {
  uid: ZoneUid
  title: string
  /** Uids of its locations; a location may be in several zones. */
  locations: string[]
  /** Uid of the menu that its locations show. */
  menuLayout: 'coast-menu' | 'harvest-menu'
}

/** Zones in content order: the first with a menu layout decides for a location in several. */
export const zones: DemoZone[] = [
  {
    uid: 'west-coast',
    title: 'West Coast',
    locations: ['burrard', 'kitsilano', 'west-van', 'metrotown', 'richmond'],
    menuLayout: 'coast-menu',
  },
  {
    uid: 'prairies',
    title: 'Prairies',
    locations: ['stephen-avenue', 'ice-district', 'the-forks'],
    menuLayout: 'harvest-menu',
  },
  {
    uid: 'central',
    title: 'Central',
    locations: ['king-west', 'yorkville', 'byward'],
    menuLayout: 'harvest-menu',
  },
  {
    uid: 'atlantic',
    title: 'Atlantic',
    locations: ['water-street', 'halifax'],
    menuLayout: 'coast-menu',
  },
  {
    uid: 'pacific-northwest',
    title: 'Pacific Northwest',
    locations: ['pike-street', 'bellevue', 'pearl'],
    menuLayout: 'coast-menu',
  },
  {
    uid: 'mountain',
    title: 'Mountain',
    locations: ['union-station', 'roosevelt-row', 'stephen-avenue'],
    menuLayout: 'harvest-menu',
  },
]
