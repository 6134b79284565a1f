import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const canadianCellar: DemoPost = {
  uid: 'a-cellar-closer-to-home',
  type: 'ca-locations',
  title: 'A cellar closer to home',
  date: '2026-09-14',
  excerpt: 'Forty wines from four provinces, most of them by the glass.',
  image: 'cellar',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
For a year we tasted nothing but Canada. Lake country chardonnay, island pinot gris, a cider from trees older than the highway.

From today forty of those bottles are on the list at every Canadian Saltwood. We open most of them by the glass, so that you can be curious without being rich.

Ask for the short pour. Ask for two.
`),
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'Alongside',
      title: 'Warm bread and whipped butter',
      body: prose('The best pairing we know costs nine dollars.'),
      image: pic('sourdough'),
      imageSide: 'left',
      tone: 'paper',
    },
  ],
}
