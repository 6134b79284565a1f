import { samplePicture } from '../samples.ts'
import type { FullImage } from './schema.ts'

export const full: FullImage = {
  image: samplePicture('dining-room'),
  mobileImage: samplePicture('cocktail-coupe'),
  caption: 'The dining room at half past eight.',
}

export const minimal: FullImage = { image: samplePicture('patio') }
