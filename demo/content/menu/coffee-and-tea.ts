import type { DemoCategory } from './types.ts'

export const coffeeAndTea: DemoCategory = {
  uid: 'coffee-and-tea',
  title: 'Coffee and Tea',
  kind: 'drink',
  description: 'A reason to stay.',
  checkedAt: '2026-10-19',
  items: [
    {
      uid: 'espresso',
      title: 'Espresso',
      price: 4,
      description: 'Dark roast, short and sweet.',
      tags: ['vegan'],
      variants: [
        { title: 'Single', price: 4 },
        { title: 'Double', price: 5 },
      ],
    },
    {
      uid: 'flat-white',
      title: 'Flat White',
      price: 6,
      description: 'Two shots, silky milk, a fern on top.',
      tags: ['vegetarian'],
    },
    {
      uid: 'coastal-black-tea',
      title: 'Coast Black Tea',
      price: 5,
      description: 'Strong, malty, milk if you must.',
      tags: ['vegan'],
    },
    {
      uid: 'spruce-tip-tisane',
      title: 'Spruce Tip Tisane',
      price: 6,
      description: 'Picked in May, dried by the oven, green and bright.',
      tags: ['vegan'],
      zones: ['west-coast', 'pacific-northwest', 'prairies', 'atlantic', 'central'],
    },
  ],
}
