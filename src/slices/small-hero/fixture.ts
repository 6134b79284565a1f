import { samplePicture } from '../samples.ts'
import type { SmallHero } from './schema.ts'

export const full: SmallHero = {
  eyebrow: 'Locations',
  title: 'Find your fire',
  image: samplePicture('patio'),
  mobileImage: samplePicture('cocktail-coupe'),
  showLocation: true,
}

export const minimal: SmallHero = { title: 'Our story' }
