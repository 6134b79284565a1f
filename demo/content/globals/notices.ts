import { link } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'

/** The banner above every page. */
export const banners = [
  {
    blockType: 'banner' as const,
    uid: 'halifax-in-spring',
    text: 'Halifax gets its hearth in spring.',
    link: link('See the plans', { collection: 'news-posts', uid: 'halifax-in-spring' }),
  },
]

/** Seconds that a guest has a page of the demo group to themselves before one comes (spec:brand.popups). */
const SECONDS = 20

/** In the order in which they are tried (spec:shell.popup-choice); `zones` are uids. */
export const popups = [
  {
    blockType: 'popup' as const,
    uid: 'hearth-counter',
    variation: 'call-to-action' as const,
    title: 'Come in from the cold',
    description:
      'It is dark by five, and the ovens are lit. The hearth counter has the warmest seats in the house.',
    image: pic('oven'),
    cta: link('Book by the fire', '/reservation'),
    seconds: SECONDS,
    zones: ['west-coast'],
  },
  {
    blockType: 'popup' as const,
    uid: 'letters',
    variation: 'newsletter' as const,
    title: 'Letters from the fire',
    description:
      'What the boats bring when the season turns. A few short letters a year. Unsubscribe anytime.',
    image: pic('gift_seal'),
    seconds: SECONDS,
    zones: [],
  },
]
