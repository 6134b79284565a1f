import { sampleLink, samplePicture } from '../samples.ts'
import type { Slider } from './schema.ts'

export const full: Slider = {
  eyebrow: 'Rooms',
  title: 'Every house has its own light',
  slides: [
    {
      image: samplePicture('dining-room'),
      title: 'The dining room',
      text: 'Forty seats, one hearth.',
      cta: sampleLink('See our locations'),
    },
    {
      image: samplePicture('patio'),
      title: 'The patio',
      text: 'Blankets, string lights, sea air.',
    },
    { image: samplePicture('fire-hero'), title: 'The counter' },
  ],
}

export const minimal: Slider = { slides: [{ image: samplePicture('patio') }] }
