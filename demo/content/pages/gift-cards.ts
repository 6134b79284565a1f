import { link, page, prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const giftCards: DemoPage = {
  uid: 'gift-cards-page',
  type: 'gift-cards-page',
  title: 'Gift cards',
  slices: [
    {
      blockType: 'small_hero',
      eyebrow: 'Gift cards',
      title: 'A table by the fire, in an envelope',
      image: pic('fireside'),
      mobileImage: pic('fireside_portrait'),
    },
    {
      blockType: 'copy_hero',
      eyebrow: 'How it works',
      title: 'Give them an evening, and let them choose which.',
      body: prose(`
Any amount from $25 to $500. It arrives by mail, sealed with wax, or by email within the hour. It is good at every Saltwood in the country where you bought it, and it never expires.
`),
      cta: link('Choose a gift card', 'https://gifts.saltwood.example/'),
      tone: 'linen',
    },
    {
      blockType: 'gift_cards',
      eyebrow: 'Three ways',
      title: 'On paper, on screen, by the hundred',
      cta: link('Choose a gift card', 'https://gifts.saltwood.example/'),
      tone: 'paper',
      cards: [
        {
          title: 'Sealed with wax, by mail',
          image: pic('gift_seal'),
          link: link('Order a paper card', 'https://gifts.saltwood.example/paper'),
        },
        {
          title: 'By email, within the hour',
          image: pic('cocktail_coupe'),
          link: link('Send one tonight', 'https://gifts.saltwood.example/email'),
        },
        {
          title: 'For the whole office',
          image: pic('private_room'),
          link: link('Corporate gift cards', page('bulk-gift-cards-page')),
        },
      ],
    },
    {
      blockType: 'contained_slider',
      title: 'What it might become',
      tone: 'linen',
      slides: [
        {
          image: pic('steak'),
          title: 'Dinner for two',
          text: 'Oysters, a steak to share, one tart with two spoons. About $150.',
        },
        {
          image: pic('pancakes'),
          title: 'A slow morning',
          text: 'Griddle cakes, coffee, the newspaper, nowhere to be. About $60.',
        },
        {
          image: pic('cocktail_martini'),
          title: 'Two at the bar',
          text: 'One each, then one more, and the olives. About $75.',
        },
      ],
    },
    {
      blockType: 'card_eyecatcher',
      eyebrow: 'For companies',
      title: 'Thank the whole office',
      body: prose(
        'From ten cards, we print your message inside and send them in one box, or one by one.',
      ),
      image: pic('table_top'),
      cta: link('Corporate gift cards', page('bulk-gift-cards-page')),
      imageSide: 'right',
      tone: 'paper',
    },
    {
      blockType: 'frequently_asked_questions',
      title: 'Before you ask',
      items: [
        {
          q: 'Can it be used in another city?',
          a: prose(
            'At any Saltwood in the same country. Cards are in Canadian or US dollars and don’t cross the border.',
          ),
        },
        {
          q: 'How do I check my balance?',
          a: prose(
            'Any host can look it up by the number on the back, in person or over the phone.',
          ),
        },
        {
          q: 'What if I lose my card?',
          a: prose('If you have the receipt, we can replace it. Write to gifts@saltwood.example.'),
        },
      ],
    },
    {
      blockType: 'seo_slice',
      description:
        'A table by the fire, in an envelope. Gift cards by mail or by email. They never expire.',
    },
  ],
}
