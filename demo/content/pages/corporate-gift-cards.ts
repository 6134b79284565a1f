import { pic, prose } from '../authored.ts'
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
## For people who did good work

Tell us how many, for how much and by when. We print your line inside each card, close the envelopes with wax, and send them in one parcel or to every door.

- From 10 cards: your own line inside
- From 50 cards: five per cent on top, from us
- From 250 cards: someone to plan the evening with you

Orders leave us within five working days.
`),
    },
    {
      blockType: 'form',
      variation: 'bulkGiftCards',
      title: 'Write us two lines',
      text: 'How many, for how much, and by when. We answer within two working days.',
      toEmail: 'gifts@saltwood.example',
      tone: 'paper',
    },
    {
      blockType: 'seo_slice',
      description: 'Ten cards or a thousand, with a line of your own inside.',
    },
  ],
}
