import { sampleLink, samplePicture } from '../samples.ts'
import type { HeroCarousel } from './schema.ts'

export const full: HeroCarousel = {
  slides: [
    {
      eyebrow: 'Coastal wood-fire kitchen + bar',
      title: 'Dusk outside, fire within',
      cta: sampleLink('Find your table'),
      image: samplePicture('fire-hero'),
      mobileImage: samplePicture('cocktail-coupe'),
    },
    {
      eyebrow: 'The bar',
      title: 'Poured slowly, on purpose',
      cta: sampleLink('See the menu', '/menu'),
      image: samplePicture('dining-room'),
    },
    { title: 'Oysters until the tide turns', image: samplePicture('oysters') },
  ],
}

export const minimal: HeroCarousel = {
  slides: [{ title: 'By the fire', image: samplePicture('fire-hero') }],
}
