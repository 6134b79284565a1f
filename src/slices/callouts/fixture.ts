import { sampleLink, samplePicture } from '../samples.ts'
import type { Callouts } from './schema.ts'

export const full: Callouts = {
  eyebrow: 'This season',
  title: 'Three reasons to stay late',
  cards: [
    {
      title: 'The raw bar',
      text: 'Shucked to order, with seaweed mignonette and horseradish ice.',
      image: samplePicture('oysters'),
      cta: sampleLink('See the menu', '/menu'),
    },
    {
      title: 'Low light, long drinks',
      text: 'Stirred, smoked, and in no hurry.',
      image: samplePicture('cocktail-coupe'),
      cta: sampleLink('Visit the bar', '/locations'),
    },
    {
      title: 'Something sweet from the embers',
      text: 'The tart goes in when the fire comes down.',
      image: samplePicture('tart'),
      cta: sampleLink('Desserts', '/menu'),
    },
  ],
}

export const minimal: Callouts = { cards: [{ title: 'Gift cards' }] }
