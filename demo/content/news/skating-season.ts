import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const skatingSeason: DemoPost = {
  uid: 'soup-for-skaters',
  type: 'location-or-zone-based',
  locations: ['the-forks'],
  title: 'Soup for skaters',
  date: '2026-11-09',
  excerpt: 'A window on the trail, a pot on the stove, no need to take your skates off.',
  image: 'soup',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
When the river freezes we open the little window on Towpath Lane. Roasted tomato soup in a cup, bread to dip, hot cider for your hands. Eight dollars, skates on.

The window opens at three, every day the trail does.
`),
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'Inside',
      title: 'Or stay for dinner',
      body: prose('There are hooks for your skates by the fire. They’ll be dry by dessert.'),
      image: pic('fireside'),
      imageSide: 'right',
      tone: 'paper',
    },
  ],
}
