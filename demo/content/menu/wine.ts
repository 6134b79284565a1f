import { from } from './kit.ts'
import type { DemoCategory, DemoItem } from './types.ts'

/** The three pours of every wine: small glass, large glass, bottle. */
function pours(small: number, large: number, bottle: number): DemoItem['variants'] {
  return [
    { title: '5 oz', price: small },
    { title: '8 oz', price: large },
    { title: 'Bottle', price: bottle },
  ]
}

export const wine: DemoCategory = {
  uid: 'wine',
  title: 'Wine',
  kind: 'drink',
  description: 'Coastal, mostly. Ask us for the full cellar list.',
  checkedAt: '2026-10-19',
  items: [
    {
      uid: 'coastal-sparkling',
      title: 'Coastal Sparkling',
      price: 16,
      description: 'Traditional method, green apple, chalk, a fine thread of bubbles.',
      tags: ['vegan'],
      variants: pours(16, 24, 78),
      pairingType: 'food',
      pairings: [from('raw-bar', 'oysters-on-ice', 'shore-platter'), from('sides', 'fire-fries')],
    },
    {
      uid: 'island-pinot-gris',
      title: 'Island Pinot Gris',
      price: 14,
      description: 'Pear skin, white pepper, cool and saline.',
      tags: ['vegan'],
      variants: pours(14, 21, 62),
      pairingType: 'food',
      pairings: [from('small-plates', 'charred-octopus'), from('from-the-fire', 'whole-sea-bream')],
    },
    {
      uid: 'oaked-chardonnay',
      title: 'Barrel Chardonnay',
      price: 17,
      description: 'Toasted hazelnut, lemon curd, a long dry finish.',
      variants: pours(17, 26, 82),
      pairingType: 'food',
      pairings: [
        from('pasta', 'crab-spaghetti', 'lobster-rigatoni'),
        from('from-the-fire', 'half-chicken'),
      ],
    },
    {
      uid: 'provencal-rose',
      title: 'Pale Rosé',
      price: 14,
      description: 'Peach, wild herbs, the colour of late light.',
      tags: ['vegan'],
      variants: pours(14, 21, 62),
      pairingType: 'food',
      pairings: [from('wood-fired-pizza', 'margherita')],
    },
    {
      uid: 'cool-climate-pinot-noir',
      title: 'Cool-Climate Pinot Noir',
      price: 18,
      description: 'Sour cherry, forest floor, light on its feet.',
      image: 'wine',
      variants: pours(18, 27, 88),
      pairingType: 'food',
      pairings: [
        from('from-the-fire', 'grilled-salmon'),
        from('hearth-and-bread', 'ash-baked-beets'),
      ],
    },
    {
      uid: 'hill-sangiovese',
      title: 'Hill Sangiovese',
      price: 16,
      description: 'Red plum, dried herbs, made for tomatoes and smoke.',
      variants: pours(16, 24, 76),
      pairingType: 'food',
      pairings: [
        from('pasta', 'burst-tomato-tagliatelle'),
        from('wood-fired-pizza', 'fennel-sausage-pizza'),
      ],
    },
    {
      uid: 'valley-syrah',
      title: 'Valley Syrah',
      price: 17,
      description: 'Black olive, violets, cracked pepper.',
      tags: ['vegan'],
      variants: pours(17, 26, 82),
      pairingType: 'food',
      pairings: [from('from-the-fire', 'steak-frites'), from('small-plates', 'lamb-ribs')],
    },
    {
      uid: 'mountain-cabernet',
      title: 'Mountain Cabernet',
      price: 21,
      description: 'Cassis, cedar, a firm handshake. Save it for the beef.',
      variants: pours(21, 32, 104),
      pairingType: 'food',
      pairings: [from('from-the-fire', 'tomahawk-for-two', 'bison-striploin')],
    },
  ],
}
