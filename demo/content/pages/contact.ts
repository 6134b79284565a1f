import { link, page, pic, prose } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const contact: DemoPage = {
  uid: 'contact-page',
  type: 'contact-page',
  title: 'Contact',
  slices: [
    {
      blockType: 'small_hero',
      eyebrow: 'Contact',
      title: 'Say hello',
      image: pic('bar_candle'),
      mobileImage: pic('bar_portrait'),
      showLocation: true,
    },
    {
      blockType: 'rich_text',
      content: prose(`
## The quickest way

Call the restaurant. Someone who works there will answer, and they know the room. You will find every number and address under [Locations](/locations).

## In writing

- Bookings and groups: the address of your restaurant, as its page shows it
- Gift cards: [gifts@saltwood.example](mailto:gifts@saltwood.example)
- Work with us: [Careers](/careers)
- Press: [press@saltwood.example](mailto:press@saltwood.example)

We read everything, and answer within two working days.
`),
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Asked often',
      items: [
        {
          q: 'How do I change or cancel a booking?',
          a: prose(
            'Use the link in your confirmation. Up to two hours before your table you can cancel it yourself, without a reason. After that, please call us.',
          ),
        },
        {
          q: 'Do you keep tables for walk-ins?',
          a: prose(
            'Whatever is not booked is yours, and somebody always leaves early. In Portland, at Pearl, every seat is for whoever walks in.',
          ),
        },
        {
          q: 'Someone at the table has an allergy. What should I do?',
          a: prose(
            'Tell us when you book and again when you sit down. The menu marks shellfish, fish, nuts and gluten. Our kitchens bake bread every day, so there is flour in the air, and we will be honest about what we can promise.',
          ),
        },
        {
          q: 'Are children welcome?',
          a: prose(
            'Yes, until nine in the bar and as late as they last in the dining room. There is a short menu for them, and crayons.',
          ),
        },
        {
          q: 'Is there a dress code?',
          a: prose('Dry boots, if it is raining. Otherwise, come as you are.'),
        },
        {
          q: 'I left something behind.',
          a: prose(
            'Call the restaurant in the morning. We keep things for thirty days and have an impressive number of umbrellas.',
          ),
        },
      ],
    },
    {
      blockType: 'copy_hero',
      title: 'A party of nine or more?',
      body: prose('That is a different kind of evening, and we have rooms for it.'),
      cta: link('Group bookings', page('location-group-bookings-page')),
      tone: 'paper',
    },
    {
      blockType: 'form',
      variation: 'newsletter',
      eyebrow: 'The other way round',
      title: 'May we write to you?',
      text: 'A letter when the season turns, seldom and short. Every one of them has a link that ends it.',
      tone: 'linen',
    },
    {
      blockType: 'seo_slice',
      description: 'Telephone, letters, lost umbrellas, allergies: how to reach Saltwood.',
    },
  ],
}
