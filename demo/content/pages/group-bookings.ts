import { link, page, prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
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
      image: pic('dining_room'),
      showLocation: true,
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'For nine or more',
      title: 'One long table, food in the middle.',
      body: prose(`
Groups eat the way we do after service: big plates, passed by hand, until nobody can move. Choose the fire, the shore or the garden; we do the rest.
`),
      tone: 'linen',
    },
    {
      blockType: 'callouts',
      eyebrow: 'Where',
      title: 'Three places to gather',
      tone: 'paper',
      cards: [
        {
          title: 'The Cedar Room',
          text: 'Up to 14 guests, from $1,200 an evening. One table, a door that closes, its own fire. Burrard, Stephen Avenue, King West and Pike Street.',
          image: pic('long_table'),
        },
        {
          title: 'The patio',
          text: 'Up to 40 guests, from $2,400 an evening. Under the lights, from the first warm night of spring to the last of fall.',
          image: pic('patio_fire'),
        },
        {
          title: 'The whole house',
          text: 'Up to 90 guests, from $9,000 an evening. Every seat, the bar, the music as loud as you like. Mondays are easiest.',
          image: pic('facade'),
        },
      ],
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Good to know',
      items: [
        {
          q: 'How early should we ask?',
          a: prose('Two weeks ahead is comfortable. For December, ask in October.'),
        },
        {
          q: 'Is there a minimum?',
          a: prose(
            'Yes: the price each room starts from. Everything you eat and drink counts toward it; tax and service are extra. It is higher on Fridays, on Saturdays and in December. For nine or ten at a long table in the dining room, there is none.',
          ),
        },
        {
          q: 'Can we bring a cake?',
          a: prose('Of course. We have candles, and we won’t charge you for the knife.'),
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
      description: 'Long tables, private rooms, whole houses: Saltwood for nine or for ninety.',
    },
  ],
}
