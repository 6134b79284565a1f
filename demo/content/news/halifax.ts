import { link, page, prose } from '#cms/initial-content/authored.ts'
import { restaurant } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const halifax: DemoPost = {
  uid: 'halifax-in-spring',
  type: 'ca-locations',
  title: 'Halifax, in spring',
  date: '2026-10-02',
  excerpt: 'A hearth is going up near the harbour, one stone at a time.',
  image: 'facade_portrait',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
We have wanted to cook in Halifax since the first winter. Now there is a house on Spindrift Street with a hole in the floor where the hearth will be.

The stones come from a quarry an hour away. The cooks have been in St. John’s since summer, learning cod. The doors open in spring.

## Work with us

We are looking for forty people: cooks, bartenders, hosts, and someone who is good with stone.
`),
    },
    {
      blockType: 'copy_hero',
      title: 'Be there for the first fire.',
      cta: link('Careers', page('location-careers-page')),
      tone: 'spruce',
    },
    {
      blockType: 'callouts',
      tone: 'linen',
      cards: [
        {
          title: 'Until then: Water Street',
          text: 'Our other room on the Atlantic, in St. John’s.',
          cta: link('See Water Street', restaurant('water-street')),
        },
      ],
    },
  ],
}
