import { link, page, pic, prose } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const about: DemoPage = {
  uid: 'about-page',
  type: 'about-page',
  title: 'About',
  slices: [
    {
      blockType: 'small_hero',
      eyebrow: 'About',
      title: 'It started with a pile of driftwood',
      image: pic('fire_hero'),
      mobileImage: pic('fire_portrait'),
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'Our hearth',
      title: 'Two cooks, one borrowed oven, a winter by the water.',
      body: prose(`
We lit the first fire on Lantern Street and kept it going for forty days before we opened, to learn how it behaved. It still decides most things: what we buy, when we salt, how long you wait.

There are eighteen of us now. Each has its own cooks, its own boats and farms, its own weather. The fire is the same.
`),
      tone: 'linen',
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'The wood',
      title: 'Three trees do most of the cooking',
      body: prose(`
Alder is soft and sweet, and it is for fish. Oak burns long and clean, and it is for beef and bread. Mesquite belongs to the desert, so only Phoenix gets it.

We buy from people who plant more than they cut.
`),
      image: pic('steak'),
      imageSide: 'left',
      tone: 'paper',
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'The water',
      title: 'We ask the boats first',
      body: prose(`
The raw bar is written at four in the afternoon, once we know what came in. If a fish is out of season, it is off the menu. You will not miss it. Something else is at its best.
`),
      image: pic('oysters'),
      imageSide: 'right',
      tone: 'linen',
    },
    {
      blockType: 'callouts',
      eyebrow: 'How we work',
      title: 'Three house rules',
      tone: 'paper',
      cards: [
        {
          title: 'Buy near',
          text: 'Most of what you eat grew or swam within a day’s drive of your table.',
          image: pic('salad'),
        },
        {
          title: 'Waste little',
          text: 'Crusts become crumbs, bones become broth, ash goes back to the farms.',
          image: pic('sourdough'),
        },
        {
          title: 'Look after people',
          text: 'Two days off in a row, a meal together at four, a wage you can live on.',
          image: pic('table_top'),
        },
      ],
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'Come by',
      title: 'There is a chair by the fire.',
      cta: link('Find your Saltwood', page('location-listing-page')),
      tone: 'spruce',
    },
    {
      blockType: 'seo_slice',
      description:
        'One hearth in Vancouver, then another. How Saltwood cooks, buys and looks after people.',
    },
  ],
}
