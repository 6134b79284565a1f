import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const harvestThursdays: DemoPost = {
  uid: 'harvest-thursdays',
  type: 'us-locations',
  title: 'Harvest Thursdays',
  date: '2026-10-22',
  excerpt: 'One farm, one long table, five courses. Every Thursday until the frost.',
  image: 'long_table',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
On Thursdays one farm brings what it has and we cook all of it. There is no menu until noon. There is one table, and you won’t know everyone at it.

## When and where

- Seattle and Bellevue, from six o’clock
- Denver, from half past six
- Phoenix, from seven, outside

Five courses, $85. Vegetarians eat as well as anyone; tell us when you sit down.
`),
    },
    {
      blockType: 'callouts',
      tone: 'paper',
      cards: [
        { title: 'From the field', text: 'Greens cut the same morning.', image: pic('salad') },
        { title: 'From the oven', text: 'Bread for the whole table.', image: pic('sourdough') },
        { title: 'To finish', text: 'Whatever fruit is left.', image: pic('tart') },
      ],
    },
  ],
}
