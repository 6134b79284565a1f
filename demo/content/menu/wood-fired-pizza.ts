import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const woodFiredPizza: DemoCategory = {
  uid: 'wood-fired-pizza',
  title: 'Wood-Fired Pizza',
  description: 'Ninety seconds at nine hundred degrees.',
  checkedAt: '2026-11-03',
  items: [
    {
      uid: 'margherita',
      title: 'Margherita',
      price: 21,
      description: 'Crushed tomato, fresh mozzarella, basil, olive oil. Nothing to hide behind.',
      tags: ['vegetarian'],
      image: 'pizza',
      pairings: [
        from('wine', 'provencal-rose', 'hill-sangiovese'),
        from('soups-and-salads', 'house-greens'),
      ],
      nutrition: plate(860, 35, 104, 32, 1480),
    },
    {
      uid: 'clam-pie',
      title: 'Clam Pie',
      price: 25,
      description: 'Littlenecks, garlic cream, lemon, parsley, a little chili.',
      tags: ['shellfish', 'spicy'],
      zones: ['west-coast', 'atlantic', 'pacific-northwest'],
      pairings: [from('wine', 'island-pinot-gris'), from('beer-and-cider', 'harbour-pilsner')],
      nutrition: plate(910, 42, 102, 34, 1650),
    },
    {
      uid: 'wild-mushroom-pizza',
      title: 'Wild Mushroom',
      price: 24,
      description: 'Roasted mushrooms, fontina, thyme, an egg yolk if you like.',
      tags: ['vegetarian'],
      pairings: [from('wine', 'cool-climate-pinot-noir')],
      nutrition: plate(890, 36, 98, 38, 1390),
    },
    {
      uid: 'fennel-sausage-pizza',
      title: 'Fennel Sausage',
      price: 25,
      description: 'Our own sausage, charred peppers, smoked provolone, wild oregano.',
      pairings: [from('wine', 'hill-sangiovese'), from('beer-and-cider', 'amber-lager')],
      nutrition: plate(1020, 45, 101, 48, 1920),
    },
    {
      uid: 'potato-and-rosemary',
      title: 'Potato and Rosemary',
      price: 22,
      description: 'Sliced thin as paper, taleggio, rosemary, cracked pepper, crisp edges.',
      tags: ['vegetarian'],
      pairings: [from('beer-and-cider', 'dry-orchard-cider')],
      nutrition: plate(940, 31, 118, 37, 1360),
    },
    {
      uid: 'marinara-vegana',
      title: 'Marinara',
      price: 19,
      description: 'Tomato, slivered garlic, capers, oregano. No cheese, no regrets.',
      tags: ['vegan', 'vegetarian', 'dairy-free'],
      pairings: [from('wine', 'hill-sangiovese')],
      nutrition: plate(690, 19, 110, 18, 1280),
    },
  ],
}
