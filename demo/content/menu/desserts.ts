import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const desserts: DemoCategory = {
  uid: 'desserts',
  title: 'Sweet',
  description: 'The oven cools. We bake.',
  items: [
    {
      uid: 'dark-chocolate-tart',
      title: 'Dark Chocolate Tart',
      price: 14,
      description: 'A thin crust, a deep set ganache, raspberries, cold cream.',
      tags: ['vegetarian'],
      image: 'tart',
      pairings: [from('cocktails', 'ember-old-fashioned'), from('coffee-and-tea', 'espresso')],
      nutrition: plate(560, 8, 52, 36, 240),
    },
    {
      uid: 'burnt-cheesecake',
      title: 'Burnt Cheesecake',
      price: 13,
      description: 'Dark on top, barely set inside, sour cherries from the jar.',
      tags: ['vegetarian', 'gluten-free'],
      pairings: [from('coffee-and-tea', 'flat-white')],
      nutrition: plate(610, 11, 44, 44, 390),
    },
    {
      uid: 'hearth-apple-pie',
      title: 'Hearth Apple Pie',
      price: 13,
      description: 'Baked to order in iron, brown sugar, a scoop that melts too fast.',
      tags: ['vegetarian'],
      pairings: [from('beer-and-cider', 'dry-orchard-cider')],
      nutrition: plate(640, 7, 88, 29, 410),
    },
    {
      uid: 'olive-oil-cake',
      title: 'Olive Oil Cake',
      price: 12,
      description: 'Orange, almonds, a spoon of yoghurt. Better than it has to be.',
      tags: ['vegetarian', 'nuts'],
      pairings: [from('coffee-and-tea', 'coastal-black-tea')],
      nutrition: plate(480, 9, 51, 27, 260),
    },
    {
      uid: 'coconut-sorbet',
      title: 'Coconut Sorbet',
      price: 10,
      description: 'Charred pineapple, lime zest, toasted coconut.',
      tags: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
      nutrition: plate(270, 2, 41, 12, 60),
    },
    {
      uid: 'cheese-and-honeycomb',
      title: 'Cheese and Honeycomb',
      price: 19,
      description: 'Three from near by, one from far away, seeded crackers, honeycomb.',
      tags: ['vegetarian'],
      pairings: [from('wine', 'mountain-cabernet', 'coastal-sparkling')],
      nutrition: plate(620, 24, 42, 40, 880),
    },
  ],
}
