import { prose } from '#cms/initial-content/authored.ts'
import { pic } from '../authored.ts'
import type { DemoPost } from './types.ts'

export const alderAndMesquite: DemoPost = {
  uid: 'alder-and-mesquite',
  type: 'us-locations',
  title: 'Alder and mesquite',
  date: '2026-07-30',
  excerpt: 'Two ovens, a thousand miles apart, the same pizza. Almost.',
  image: 'pizza',
  slices: [
    {
      blockType: 'rich_text',
      content: prose(`
In Portland the oven burns alder, and the crust comes out pale and sweet. In Phoenix it burns mesquite, and the same dough goes dark and tastes faintly of rain on dust.

We stopped trying to make them alike. For August each room puts the other’s favourite on its menu, baked over its own wood. Order it in both places, if you get the chance.
`),
    },
    {
      blockType: 'slider',
      title: 'The same pizza, twice',
      tone: 'linen',
      slides: [
        { image: pic('oven'), title: 'Pearl', text: 'Alder. Pale, sweet, quick.' },
        { image: pic('house_adobe'), title: 'Roosevelt Row', text: 'Mesquite. Dark, dry, slow.' },
      ],
    },
  ],
}
