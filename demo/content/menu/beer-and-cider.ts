import { from } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const beerAndCider: DemoCategory = {
  uid: 'beer-and-cider',
  title: 'Beer and Cider',
  kind: 'drink',
  description: 'From brewers we could walk to, where we can.',
  checkedAt: '2026-10-19',
  items: [
    {
      uid: 'harbour-pilsner',
      title: 'Harbour Pilsner',
      price: 9,
      description: 'Crisp, bready, gone before you notice.',
      pairingType: 'food',
      pairings: [from('soups-and-salads', 'shore-chowder'), from('raw-bar', 'scallop-aguachile')],
    },
    {
      uid: 'hazy-pale-ale',
      title: 'Hazy Pale Ale',
      price: 9,
      description: 'Soft, orange-scented, barely bitter.',
      pairingType: 'food',
      pairings: [from('burgers-and-sandwiches', 'saltwood-burger')],
    },
    {
      uid: 'amber-lager',
      title: 'Amber Lager',
      price: 9,
      description: 'Toast, caramel, a clean finish.',
      pairingType: 'food',
      pairings: [from('from-the-fire', 'pork-collar')],
    },
    {
      uid: 'coffee-stout',
      title: 'Coffee Stout',
      price: 10,
      description: 'Dark roast, cocoa, lighter than it looks.',
      pairingType: 'food',
      pairings: [from('desserts', 'dark-chocolate-tart')],
    },
    {
      uid: 'dry-orchard-cider',
      title: 'Dry Orchard Cider',
      price: 10,
      description: 'Bone dry, a little wild, from old trees.',
      tags: ['gluten-free', 'vegan'],
      pairingType: 'food',
      pairings: [from('small-plates', 'clams-in-cider')],
    },
  ],
}
