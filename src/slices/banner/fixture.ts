import { sampleLink } from '../samples.ts'
import type { Banner } from './schema.ts'

export const full: Banner = {
  uid: 'crab-season',
  text: 'Dungeness season has opened.',
  link: sampleLink('See the menu', '/menu'),
  items: [{ id: 'burrard', uid: 'burrard' }],
}

export const minimal: Banner = { uid: 'winter-hours', text: 'We close at ten in January.' }
