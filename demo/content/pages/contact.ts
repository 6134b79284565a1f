import { link, page, prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
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

- Bookings and groups: email your restaurant; the address is on its page
- Gift cards: [gifts@saltwood.example](mailto:gifts@saltwood.example)
- Work with us: [Careers](/careers)
- Press: [press@saltwood.example](mailto:press@saltwood.example)

We read everything, and answer within two business days.
`),
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Questions we hear often',
      items: [
        {
          q: 'How do I change or cancel a booking?',
          a: prose(
            'Use the link in your confirmation. You can do both online until two hours before your table, no reason needed. After that, please call us.',
          ),
        },
        {
          q: 'Do you keep tables for walk-ins?',
          a: prose(
            'Whatever isn’t booked is yours, and somebody always leaves early. At Pearl, in Portland, every seat is for walk-ins.',
          ),
        },
        {
          q: 'Someone at the table has an allergy. What should I do?',
          a: prose(
            'Tell us when you book and again when you sit down. The menu marks shellfish, fish and nuts, and what is made without gluten or dairy. Our kitchens bake bread every day, so there is flour in the air, and we will be honest about what we can promise.',
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
          a: prose('Dry boots, if it’s raining. Otherwise, come as you are.'),
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
      body: prose('That’s a different kind of evening, and we have rooms for it.'),
      cta: link('Group bookings', page('location-group-bookings-page')),
      tone: 'paper',
    },
    {
      blockType: 'form',
      variation: 'newsletter',
      eyebrow: 'Newsletter',
      title: 'May we write to you?',
      text: 'A few short letters a year, when the season turns. Unsubscribe anytime.',
      tone: 'linen',
    },
    {
      blockType: 'seo_slice',
      description: 'Phone, email, lost umbrellas, allergies: how to reach Saltwood.',
    },
  ],
}
