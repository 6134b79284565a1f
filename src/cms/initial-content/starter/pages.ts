import { link, page, prose } from '../authored.ts'
import type { Values } from '../store.ts'
import { accessibility, privacy, terms } from './legal-pages.ts'

/**
 * A page that a new group begins with. Its gaps are words in double square brackets; a page that has some is a
 * draft, and one without is published.
 */
export type StarterPage = {
  /** Its type where it exists once; its address for text pages. */
  uid: string
  type: string
  title: string
  slices: Values[]
}

const home: StarterPage = {
  uid: 'homepage',
  type: 'homepage',
  title: 'Home',
  slices: [
    {
      blockType: 'copy_hero',
      title: 'Good food, and a table for you.',
      body: prose('Find the restaurant near you, read its menu and book your table.'),
      cta: link('Our restaurants', page('location-listing-page')),
      tone: 'spruce',
    },
    {
      blockType: 'callouts',
      tone: 'linen',
      cards: [
        {
          title: 'Book a table',
          text: 'Choose a restaurant, a day and a time.',
          cta: link('Book a table', '/reservation'),
        },
        {
          title: 'Come by',
          text: 'Hours, address and telephone of every restaurant.',
          cta: link('Our restaurants', page('location-listing-page')),
        },
        {
          title: 'Bring your friends',
          text: 'A larger party needs a little planning. Ask us.',
          cta: link('Group bookings', page('location-group-bookings-page')),
        },
      ],
    },
  ],
}

const about: StarterPage = {
  uid: 'about-page',
  type: 'about-page',
  title: 'About',
  slices: [
    {
      blockType: 'copy_hero',
      eyebrow: 'About us',
      title: '[[What you cook, in one sentence that only you could say]]',
      body: prose(`
[[Who began, where and when, in two or three sentences.]]

[[What a guest notices first: the fire, the bread, the view, the noise.]]
`),
      tone: 'linen',
    },
    {
      blockType: 'callouts',
      title: 'What matters to us',
      tone: 'paper',
      cards: [
        { title: 'Where it comes from', text: '[[Two farms, boats or bakers by name.]]' },
        { title: 'How it is made', text: '[[What you make yourselves that others buy.]]' },
        { title: 'Who makes it', text: '[[The people: how long they stay, how you treat them.]]' },
      ],
    },
  ],
}

const contact: StarterPage = {
  uid: 'contact-page',
  type: 'contact-page',
  title: 'Contact',
  slices: [
    { blockType: 'small_hero', title: 'Contact' },
    {
      blockType: 'rich_text',
      content: prose(`
## The quickest way

Call the restaurant. Its number, its address and its hours are under [Our restaurants](/locations).

## In writing

Write to [[your email address]], or [[your company's name and postal address]]. For a larger party see [Group bookings](/group-bookings).
`),
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Questions we hear often',
      items: [
        {
          q: 'How do I change or cancel a booking?',
          a: prose('By the link in your confirmation, or by a call to the restaurant.'),
        },
        {
          q: 'Someone at the table has an allergy. What should I do?',
          a: prose('Tell us when you book and again when you sit down, and ask us about any dish.'),
        },
      ],
    },
  ],
}

const groupBookings: StarterPage = {
  uid: 'location-group-bookings-page',
  type: 'location-group-bookings-page',
  title: 'Group bookings',
  slices: [
    { blockType: 'small_hero', title: 'Group bookings', showLocation: true },
    {
      blockType: 'copy_hero',
      title: 'One table for all of you.',
      body: prose(
        'Tell us the day, how many you are and what it is for. The restaurant that you choose answers you.',
      ),
      tone: 'linen',
    },
  ],
}

const careers: StarterPage = {
  uid: 'location-careers-page',
  type: 'location-careers-page',
  title: 'Careers',
  slices: [
    { blockType: 'small_hero', title: 'Work with us', showLocation: true },
    {
      blockType: 'callouts',
      title: 'The plain facts',
      tone: 'paper',
      cards: [
        { title: 'Time', text: '[[How far ahead schedules are known, and which days are free.]]' },
        { title: 'Money', text: '[[Wages, how tips are shared, and benefits.]]' },
        { title: 'A trade', text: '[[What somebody learns with you, and where it can lead.]]' },
      ],
    },
    {
      blockType: 'locations_apply',
      title: 'Choose a restaurant',
      text: 'Every restaurant does its own hiring.',
      tone: 'spruce',
    },
    {
      blockType: 'form',
      variation: 'careers',
      title: 'Tell us about yourself',
      text: 'It goes to the restaurant that you choose.',
      successText: 'Thank you. The restaurant has your application.',
      tone: 'linen',
    },
  ],
}

const giftCards: StarterPage = {
  uid: 'gift-cards-page',
  type: 'gift-cards-page',
  title: 'Gift cards',
  slices: [
    { blockType: 'small_hero', title: 'Gift cards' },
    {
      blockType: 'copy_hero',
      title: 'Give them an evening.',
      body: prose(`
[[From which amount to which, on paper or by email, and where a card can be bought.]]

[[Where it is good, and whether it ends: many provinces and states do not allow that.]]
`),
      tone: 'linen',
    },
  ],
}

const corporateGiftCards: StarterPage = {
  uid: 'bulk-gift-cards-page',
  type: 'bulk-gift-cards-page',
  title: 'Corporate gift cards',
  slices: [
    { blockType: 'small_hero', eyebrow: 'For companies', title: 'Gift cards for many' },
    {
      blockType: 'rich_text',
      content: prose(`
## How it works

- You tell us who you are and how to reach you
- We call or write within [[two]] business days to settle how many, for how much and by when
- [[What comes from how many cards on: a message inside, a discount]]

[[Add the slice “Form”, of the type “Corporate gift cards”, below this text, with the address that its enquiries go to.]]
`),
    },
  ],
}

const locations: StarterPage = {
  uid: 'location-listing-page',
  type: 'location-listing-page',
  title: 'Our restaurants',
  slices: [],
}

const news: StarterPage = {
  uid: 'news-listing-page',
  type: 'news-listing-page',
  title: 'News',
  slices: [],
}

const success: StarterPage = {
  uid: 'success-page',
  type: 'success-page',
  title: 'Thank you',
  slices: [
    {
      blockType: 'copy_hero',
      title: 'Thank you. We have it.',
      body: prose('Someone will read it soon and write back.'),
      cta: link('Back to home', page('homepage')),
      tone: 'linen',
    },
  ],
}

/** The pages of a new group. */
export const starterPages: readonly StarterPage[] = [
  ...[home, locations, news, groupBookings, success],
  ...[about, contact, careers, giftCards, corporateGiftCards, privacy, terms, accessibility],
]
