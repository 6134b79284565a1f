import { sampleLink, samplePicture } from '../samples.ts'
import type { HeroGrid } from './schema.ts'

const names = [
  'cocktail-coupe',
  'oysters',
  'fire-hero',
  'steak',
  'dining-room',
  'tart',
  'burger',
  'patio',
  'oysters',
] as const

export const full: HeroGrid = {
  eyebrow: 'From the kitchens',
  title: 'What the week looked like',
  cta: sampleLink('See the menu', '/menu'),
  images: names.map((name) => ({ image: samplePicture(name) })),
}

export const minimal: HeroGrid = {
  title: 'The patio, late',
  images: [{ image: samplePicture('patio') }],
}
