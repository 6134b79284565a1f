import { sampleLink, samplePicture } from '../samples.ts'
import type { ContainedSlider } from './schema.ts'

export const full: ContainedSlider = {
  eyebrow: 'An evening',
  title: 'From five until late',
  slides: [
    {
      image: samplePicture('oysters'),
      title: 'Five o’clock',
      text: 'The raw bar opens. Two dollars an oyster until the light goes.',
      cta: sampleLink('See the menu', '/menu'),
    },
    {
      image: samplePicture('steak'),
      title: 'Eight',
      text: 'The fire is at its best, and so is the room.',
    },
    {
      image: samplePicture('cocktail-coupe'),
      title: 'After eleven',
      text: 'Something stirred, something sweet, and no hurry at all.',
      cta: sampleLink('Find a house'),
    },
  ],
  tone: 'paper',
}

export const minimal: ContainedSlider = { slides: [{ image: samplePicture('patio') }] }
