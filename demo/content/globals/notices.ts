import { link, pic } from '../authored.ts'

/** The banner above every page. */
export const banners = [
  {
    blockType: 'banner' as const,
    uid: 'halifax-in-spring',
    text: 'A hearth is going up in Halifax. The doors open in spring.',
    link: link('Read on', { collection: 'news-posts', uid: 'halifax-in-spring' }),
  },
]

/** Seconds that a guest has a page of the demo group to themselves before one comes (D-95). */
const SECONDS = 20

/** In the order in which they are tried (D-23); `zones` are uids. */
export const popups = [
  {
    blockType: 'popup' as const,
    uid: 'prawn-supper',
    variation: 'call-to-action' as const,
    title: 'Six weeks of spot prawns',
    description:
      'Every spring the boats come in at four and the pans are hot at five. One long table by the water, for as long as they last.',
    image: pic('dining_window'),
    cta: link('Read about the boats', {
      collection: 'news-posts',
      uid: 'six-weeks-of-spot-prawns',
    }),
    seconds: SECONDS,
    zones: ['west-coast'],
  },
  {
    blockType: 'popup' as const,
    uid: 'letters',
    variation: 'newsletter' as const,
    title: 'Letters from the fire',
    description:
      'What the boats bring when the season turns. Seldom, short, and you can leave with one press.',
    seconds: SECONDS,
    zones: [],
  },
]
