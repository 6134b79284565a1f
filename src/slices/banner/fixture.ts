import { sampleLink } from '../samples.ts'
import type { Banner } from './schema.ts'

export const full: Banner = {
  uid: 'crab-season',
  text: 'Dungeness season has opened.',
  link: sampleLink('See the menu', '/menu'),
  items: [{ id: 'burrard', uid: 'burrard' }],
  from: '2026-11-01 09:00',
  until: '2027-05-31 23:00',
}

export const minimal: Banner = { uid: 'winter-hours', text: 'We close at ten in January.' }
