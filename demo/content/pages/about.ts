import { film, link, page, prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
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
      blockType: 'large_body_copy',
      eyebrow: 'The first winter',
      title: 'Forty days before the door opened',
      body: prose(`
The room on Lantern Street had been a boat shed, a bakery and, for one bad year, a lamp shop. It had a hearth somebody had built for smoking salmon, six stools, and a door you had to lift to close. We cooked what the morning brought in and wrote the menu on the backs of tide tables, because there were always old ones lying around.

Word got around the docks. People came for the halibut and stayed for the fire, and by the second winter they were bringing their own blankets. We put in windows, then a second oven, and learned that a room can be warm without being loud. The tide tables are still on the wall.
`),
      tone: 'linen',
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'The wood',
      title: 'Three trees do most of the cooking',
      body: prose(`
Alder burns soft and sweet, and goes to the fish. Oak burns long and clean, and goes to the beef and the bread. Mesquite belongs to the desert, so only Phoenix gets it.

We buy from people who plant more than they cut.
`),
      image: pic('woodstack'),
      imageSide: 'left',
      tone: 'paper',
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'The water',
      title: 'We ask the boats first',
      body: prose(`
The raw bar list is written at four in the afternoon, once we know what came in. If a fish is out of season, it is off the menu. You won’t miss it. Something else is at its best.
`),
      image: pic('oysters'),
      imageSide: 'right',
      tone: 'linen',
    },
    {
      blockType: 'stats',
      title: 'A few numbers',
      items: [
        {
          title: 'oysters shucked last year, one at a time',
          startNumber: 180_000,
          endNumber: 214_600,
        },
        {
          title: 'the year of the first fire',
          startNumber: 1980,
          endNumber: 2009,
          useGrouping: false,
        },
        { title: 'rooms with a hearth in the middle', startNumber: 1, endNumber: 18 },
      ],
      tone: 'spruce',
    },
    {
      blockType: 'quote',
      quote: 'The fire is the only cook in this kitchen who is never wrong about the time.',
      author: 'Ines Okafor',
      authorRole: 'Chef, Burrard',
      tone: 'linen',
    },
    {
      blockType: 'callouts',
      eyebrow: 'How we work',
      title: 'Three house rules',
      tone: 'paper',
      cards: [
        {
          title: 'Buy close to home',
          text: 'Most of what you eat grew or swam within a day’s drive of your table.',
          image: pic('crates'),
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
      blockType: 'hero_grid',
      eyebrow: 'From eighteen kitchens',
      title: 'What last week looked like',
      images: [
        { image: pic('the_pass') },
        { image: pic('house_snow') },
        { image: pic('pasta') },
        { image: pic('house_fog') },
        { image: pic('cocktail_coupe') },
        { image: pic('dining_room') },
        { image: pic('soup') },
        { image: pic('tart') },
        { image: pic('house_glass') },
      ],
    },
    {
      blockType: 'testimonials',
      eyebrow: 'Heard at the counter',
      title: 'What guests say',
      items: [
        {
          quote: 'The bread alone is worth the ferry.',
          author: 'Marguerite Laing',
          authorRole: 'Guest, Bowen Island',
        },
        {
          quote:
            'A room that smells of cedar and butter, and a kitchen that knows when to leave things alone.',
          author: 'The Harbour Review',
        },
        {
          quote: 'We came for one drink and closed the place.',
          author: 'Teo and Anand',
          authorRole: 'Guests, Seattle',
        },
      ],
      tone: 'paper',
    },
    {
      blockType: 'hero_carousel',
      slides: [
        {
          eyebrow: 'Come by',
          title: 'There is a chair by the fire.',
          cta: link('Find your Saltwood', page('location-listing-page')),
          image: pic('fireside_loop'),
          mobileImage: pic('fireside_portrait'),
          video: film('fireside_loop_av1.mp4', 'fireside_loop.mp4'),
        },
      ],
    },
    {
      blockType: 'seo_slice',
      description:
        'One hearth in Vancouver, then another. How Saltwood cooks, buys and looks after people.',
    },
  ],
}
