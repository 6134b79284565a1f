import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPage } from './types.ts'

export const corporateGiftCards: DemoPage = {
  uid: 'bulk-gift-cards-page',
  type: 'bulk-gift-cards-page',
  title: 'Corporate gift cards',
  slices: [
    {
      blockType: 'small_hero',
      eyebrow: 'For companies',
      title: 'Ten cards or a thousand',
      image: pic('gift_card'),
    },
    {
      blockType: 'rich_text',
      content: prose(`
## For a job well done

We print your message inside each card, seal the envelopes with wax, and send them in one box or to every door. Any amount from $25 to $500 a card.

- From 10 cards: your own message inside
- From 50 cards: we add five per cent to every card
- From 250 cards: someone to plan the evening with you

## How it works

- You tell us who you are: your name, your company and how to reach you
- We call or write within two business days to settle how many, for how much and by when
- Your order goes out within five business days of that
`),
    },
    {
      blockType: 'form',
      variation: 'bulkGiftCards',
      title: 'Tell us who you are',
      text: 'Your name, your company and how to reach you. We call or write within two business days to settle how many cards, for how much and by when.',
      toEmail: 'gifts@saltwood.example',
      tone: 'paper',
    },
    {
      blockType: 'seo_slice',
      description: 'Ten cards or a thousand, with your own message inside.',
    },
  ],
}
