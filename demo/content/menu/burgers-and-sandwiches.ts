import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const burgersAndSandwiches: DemoCategory = {
  uid: 'burgers-and-sandwiches',
  title: 'Burgers and Sandwiches',
  description: 'With fries or greens, as you like.',
  checkedAt: '2026-11-03',
  items: [
    {
      uid: 'saltwood-burger',
      title: 'Saltwood Burger',
      price: 22,
      description: 'Ground this morning, aged cheddar, tomato, lettuce, a soft sesame bun.',
      image: 'burger',
      variants: [
        { title: 'Single', price: 22, zonePrices: { central: 23, 'pacific-northwest': 20 } },
        { title: 'Double', price: 28, zonePrices: { central: 29, 'pacific-northwest': 26 } },
      ],
      pairings: [
        from('beer-and-cider', 'hazy-pale-ale', 'amber-lager'),
        from('sides', 'fire-fries'),
        from('cocktails', 'ember-old-fashioned'),
      ],
      nutrition: plate(890, 44, 56, 52, 1240),
    },
    {
      uid: 'crisp-chicken-sandwich',
      title: 'Crisp Chicken',
      price: 21,
      description: 'Buttermilk thigh, pickles, cabbage, a slow-burning mayonnaise.',
      tags: ['spicy'],
      pairings: [from('beer-and-cider', 'harbour-pilsner')],
      nutrition: plate(820, 38, 68, 43, 1420),
    },
    {
      uid: 'lobster-roll',
      title: 'Lobster Roll',
      price: 31,
      description: 'Warm butter, cold lobster, celery leaf, a split bun from the plancha.',
      tags: ['shellfish'],
      zones: ['atlantic', 'central'],
      pairings: [from('wine', 'coastal-sparkling')],
      nutrition: plate(640, 33, 48, 34, 1180),
    },
    {
      uid: 'smoked-brisket-sandwich',
      title: 'Smoked Brisket',
      price: 24,
      description: 'Fourteen hours, oak only. Horseradish, onions, toasted rye.',
      zones: ['prairies', 'mountain', 'central'],
      pairings: [from('beer-and-cider', 'amber-lager')],
      nutrition: plate(870, 48, 54, 49, 1560),
    },
    {
      uid: 'garden-burger',
      title: 'Garden Burger',
      price: 20,
      description: 'Lentil, walnut and mushroom, charred onion, green herb spread.',
      tags: ['vegan', 'vegetarian', 'dairy-free', 'nuts'],
      pairings: [from('zero-proof', 'smoked-pear-tonic')],
      nutrition: plate(690, 24, 72, 34, 980),
    },
  ],
}
