import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const soupsAndSalads: DemoCategory = {
  uid: 'soups-and-salads',
  title: 'Soups and Salads',
  description: 'Something green, something warm.',
  items: [
    {
      uid: 'roasted-tomato-soup',
      title: 'Roasted Tomato Soup',
      price: 13,
      description: 'Tomatoes left in the oven overnight. Cream, basil, sourdough croutons.',
      tags: ['vegetarian'],
      image: 'soup',
      pairings: [from('hearth-and-bread', 'hearth-sourdough'), from('wine', 'island-pinot-gris')],
      nutrition: plate(310, 7, 29, 19, 780),
    },
    {
      uid: 'shore-chowder',
      title: 'Shore Chowder',
      price: 16,
      description: 'Clams, smoked fish, new potatoes, a spoon of butter to finish.',
      tags: ['shellfish', 'fish', 'gluten-free'],
      zones: ['west-coast', 'atlantic', 'pacific-northwest'],
      pairings: [
        from('beer-and-cider', 'harbour-pilsner'),
        from('hearth-and-bread', 'hearth-sourdough'),
      ],
      nutrition: plate(430, 24, 31, 23, 1050),
    },
    {
      uid: 'house-greens',
      title: 'House Greens',
      price: 14,
      description: 'Crisp leaves, radish, tomato, feta, a dressing of lemon and good oil.',
      tags: ['vegetarian', 'gluten-free'],
      image: 'salad',
      variants: [
        { title: 'With grilled chicken', price: 22 },
        { title: 'With salmon', price: 25 },
      ],
      pairings: [from('wine', 'island-pinot-gris'), from('zero-proof', 'cold-green-tea')],
      nutrition: plate(280, 9, 14, 21, 520),
    },
    {
      uid: 'charred-caesar',
      title: 'Charred Caesar',
      price: 16,
      description: 'Romaine kissed by flame, anchovy, aged cheese, crumbs fried in bacon fat.',
      tags: ['fish'],
      pairings: [from('wine', 'coastal-sparkling')],
      nutrition: plate(420, 14, 19, 32, 890),
    },
    {
      uid: 'grain-bowl',
      title: 'Ancient Grain Bowl',
      price: 19,
      description: 'Warm farro, roasted squash, pickled onion, almonds, tahini and herbs.',
      tags: ['vegan', 'vegetarian', 'dairy-free', 'nuts'],
      pairings: [from('zero-proof', 'orchard-and-thyme')],
      nutrition: plate(590, 18, 74, 25, 610),
    },
    {
      uid: 'late-summer-tomatoes',
      title: 'Tomatoes and Burrata',
      price: 19,
      description: 'Cut thick, salted early, torn burrata, basil, the bread to finish it.',
      tags: ['vegetarian'],
      pairings: [from('wine', 'provencal-rose')],
      nutrition: plate(440, 17, 27, 30, 560),
    },
  ],
}
