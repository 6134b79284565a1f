import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const sides: DemoCategory = {
  uid: 'sides',
  title: 'Sides',
  description: 'To pass around.',
  checkedAt: '2026-11-03',
  items: [
    {
      uid: 'fire-fries',
      title: 'Fries and Aioli',
      price: 9,
      description: 'Twice cooked, rosemary, sea salt, a bowl of garlic aioli.',
      tags: ['vegetarian', 'gluten-free', 'dairy-free'],
      image: 'fries',
      pairings: [
        from('wine', 'coastal-sparkling'),
        from('burgers-and-sandwiches', 'saltwood-burger'),
      ],
      nutrition: plate(510, 6, 56, 29, 620),
    },
    {
      uid: 'charred-broccolini',
      title: 'Charred Broccolini',
      price: 12,
      description: 'Anchovy crumb, lemon, a dark edge.',
      tags: ['fish', 'dairy-free'],
      nutrition: plate(210, 8, 17, 13, 480),
    },
    {
      uid: 'creamed-greens',
      title: 'Creamed Greens',
      price: 12,
      description: 'Chard and spinach, nutmeg, a lid of toasted cheese.',
      tags: ['vegetarian', 'gluten-free'],
      nutrition: plate(320, 11, 12, 26, 560),
    },
    {
      uid: 'coal-roasted-carrots',
      title: 'Coal-Roasted Carrots',
      price: 12,
      description: 'Sweet from the ashes, carrot-top salsa, pumpkin seeds.',
      tags: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
      nutrition: plate(240, 5, 26, 14, 390),
    },
    {
      uid: 'new-potatoes',
      title: 'New Potatoes',
      price: 10,
      description: 'Seaweed butter, chives, nothing else.',
      tags: ['vegetarian', 'gluten-free'],
      nutrition: plate(290, 5, 38, 14, 410),
    },
    {
      uid: 'iron-skillet-beans',
      title: 'Skillet Beans',
      price: 11,
      description: 'Baked slowly under the grill with molasses and smoked onion.',
      tags: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
      zones: ['prairies', 'mountain', 'atlantic'],
      nutrition: plate(310, 13, 52, 6, 680),
    },
  ],
}
