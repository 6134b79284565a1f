import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const spotPrawns: DemoPost = {
  uid: 'six-weeks-of-spot-prawns',
  type: 'location-or-zone-based',
  zones: ['west-coast'],
  title: 'Six weeks of spot prawns',
  date: '2026-05-08',
  excerpt: 'The traps are in. So are we, at the dock, at five in the morning.',
  image: 'prawns',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
The season is short and the prawns are sweet. From now until the middle of June they come off the boats before breakfast and onto the grill the same evening, with butter and nothing clever.

We buy from three families who set their traps by hand. When they stop, we stop.

## Where

At all five restaurants on the West Coast, from five o’clock, until they’re gone. Richmond serves them raw, too.
`),
    },
    {
      blockType: 'slider',
      title: 'Where to have them',
      tone: 'linen',
      slides: [
        { image: pic('dining_window'), title: 'By the window', text: 'Richmond, with the boats.' },
        { image: pic('patio'), title: 'Outside', text: 'Kitsilano, with the last of the sun.' },
        { image: pic('wine'), title: 'In the glass', text: 'Something pale and saline.' },
      ],
    },
  ],
}
