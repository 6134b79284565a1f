import { link, page, pic, prose } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const groupBookings: DemoPage = {
  uid: 'location-group-bookings-page',
  type: 'location-group-bookings-page',
  title: 'Group bookings',
  slices: [
    {
      blockType: 'small_hero',
      eyebrow: 'Group bookings',
      title: 'Pull up more chairs',
      image: pic('private_room'),
      showLocation: true,
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'For nine and more',
      title: 'One long table, food in the middle.',
      body: prose(`
Groups eat the way we do after service: big plates, passed by hand, until nobody can move. Choose the fire, the shore or the garden; we do the rest.
`),
      tone: 'linen',
    },
    {
      blockType: 'callouts',
      eyebrow: 'Where',
      title: 'Three ways to sit',
      tone: 'paper',
      cards: [
        {
          title: 'The Cedar Room',
          text: 'A door that closes, fourteen chairs, its own fire. Burrard, Stephen Avenue, King West and Pike Street.',
          image: pic('private_table'),
        },
        {
          title: 'The patio',
          text: 'Up to forty under the lights, from the first warm evening to the last.',
          image: pic('patio_fire'),
        },
        {
          title: 'The whole house',
          text: 'Every seat, the bar, the music as loud as you like. Mondays are easiest.',
          image: pic('dining_room'),
        },
      ],
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Good to know',
      items: [
        {
          q: 'How early should we ask?',
          a: prose('Two weeks is comfortable. For December, think of it in October.'),
        },
        {
          q: 'Is there a minimum?',
          a: prose(
            'Rooms have one, and it depends on the evening. It counts everything you eat and drink.',
          ),
        },
        {
          q: 'Can we bring a cake?',
          a: prose('Of course. We have candles, and we will not charge you for a knife.'),
        },
      ],
    },
    {
      blockType: 'copy_hero',
      title: 'Tell us the day and how many.',
      cta: link('Find your restaurant', page('location-listing-page')),
      tone: 'spruce',
    },
    {
      blockType: 'seo_slice',
      description: 'Long tables, closed doors, whole rooms: Saltwood for nine or for ninety.',
    },
  ],
}
