import { link, prose } from '#cms/initial-content/authored.ts'
import { menu, pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const fireForWinter: DemoPost = {
  uid: 'fire-for-winter',
  type: 'general',
  title: 'A fire for winter',
  date: '2026-11-16',
  excerpt: 'Short ribs, squash, smoke. The cold-weather menu is on.',
  image: 'fire_hero',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
The clocks went back and the ovens went up. From this week the menu is heavier where it should be, and the lights are lower.

## What’s new

- Short rib pappardelle, eight hours by the embers
- Squash agnolotti, brown butter and sage
- The Fireside Toddy, poured at the table

The ash-baked beets are back, too. Several of you asked, one of you by letter.
`),
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'At the table',
      title: 'Come in from the cold',
      body: prose('Ask for a seat at the hearth counter. It is the warmest in the house.'),
      image: pic('oven'),
      cta: link('Read the menu', menu('harvest-menu')),
      imageSide: 'right',
      tone: 'paper',
    },
  ],
}
