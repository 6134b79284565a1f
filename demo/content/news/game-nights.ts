import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const gameNights: DemoPost = {
  uid: 'late-kitchen-on-game-nights',
  type: 'location-or-zone-based',
  locations: ['ice-district', 'stephen-avenue'],
  zones: ['prairies'],
  title: 'A late kitchen on game nights',
  date: '2026-10-12',
  excerpt: 'The grill stays lit until one when the home team plays.',
  image: 'burger',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
You shouldn’t have to choose between overtime and dinner. On home game nights the full menu runs until one in Edmonton and Calgary, and the burger runs until it runs out.

Win or lose, the fries are hot.
`),
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'The order',
      title: 'A burger, a lager, one more period',
      body: prose('Walk in after the second intermission. We’ll keep the bar for you.'),
      image: pic('fries'),
      imageSide: 'left',
      tone: 'spruce',
    },
  ],
}
