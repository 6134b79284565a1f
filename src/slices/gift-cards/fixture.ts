import { sampleLink, samplePicture } from '../samples.ts'
import type { GiftCards } from './schema.ts'

export const full: GiftCards = {
  eyebrow: 'Gift cards',
  title: 'Dinner, for somebody else',
  cta: sampleLink('Buy a gift card', '/gift-cards'),
  cards: [
    {
      title: 'By email, tonight',
      image: samplePicture('fire-hero'),
      link: sampleLink('Send one now', '/gift-cards'),
    },
    {
      title: 'On heavy paper, by mail',
      image: samplePicture('tart'),
      link: sampleLink('Order one', '/gift-cards'),
    },
    {
      title: 'For the whole office',
      image: samplePicture('dining-room'),
      link: sampleLink('Ask for fifty', '/corporate-gift-cards'),
    },
  ],
  tone: 'paper',
}

export const minimal: GiftCards = {
  title: 'Gift cards',
  cards: [{ title: 'Any amount, any house' }],
}
