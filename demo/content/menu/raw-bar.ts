import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const rawBar: DemoCategory = {
  uid: 'raw-bar',
  title: 'Raw Bar',
  description: 'Cold, clean, made to order.',
  checkedAt: '2026-11-03',
  items: [
    {
      uid: 'oysters-on-ice',
      title: 'Oysters on Ice',
      price: 24,
      description:
        'Pulled this morning, shucked to order. Red wine mignonette, lemon, a pinch of dill.',
      tags: ['shellfish', 'raw', 'gluten-free', 'dairy-free'],
      image: 'oysters',
      variants: [
        { title: 'Half a dozen', price: 24, zonePrices: { 'pacific-northwest': 21 } },
        { title: 'One dozen', price: 46, zonePrices: { 'pacific-northwest': 39 } },
      ],
      pairings: [
        from('wine', 'coastal-sparkling', 'island-pinot-gris'),
        from('cocktails', 'low-tide-martini'),
        from('hearth-and-bread', 'hearth-sourdough'),
      ],
      nutrition: plate(120, 12, 7, 4, 360),
    },
    {
      uid: 'albacore-crudo',
      title: 'Albacore Crudo',
      price: 21,
      description: 'Chilled tuna, yuzu, green chili, puffed rice, charred scallion oil.',
      tags: ['fish', 'raw', 'spicy', 'gluten-free', 'dairy-free'],
      zones: ['west-coast', 'pacific-northwest'],
      pairings: [from('wine', 'island-pinot-gris'), from('zero-proof', 'sea-buckthorn-spritz')],
      nutrition: plate(240, 26, 11, 10, 540),
    },
    {
      uid: 'scallop-aguachile',
      title: 'Scallop Aguachile',
      price: 22,
      description: 'Sliced thin, lime and cucumber poured at the table. Bright, then warm.',
      tags: ['shellfish', 'raw', 'spicy', 'gluten-free', 'dairy-free'],
      pairings: [from('cocktails', 'saltwood-paloma'), from('beer-and-cider', 'harbour-pilsner')],
      nutrition: plate(190, 21, 12, 6, 610),
    },
    {
      uid: 'smoked-beef-tartare',
      title: 'Smoked Beef Tartare',
      price: 23,
      description: 'Hand-cut beef, a breath of alder smoke, cured yolk, grilled sourdough.',
      tags: ['raw'],
      pairings: [from('wine', 'valley-syrah'), from('cocktails', 'ember-old-fashioned')],
      nutrition: plate(410, 28, 26, 21, 720),
    },
    {
      uid: 'cucumber-and-kelp',
      title: 'Cucumber and Kelp',
      price: 15,
      description: 'Smashed cucumber, pickled kelp, toasted sesame, a spoonful of cold broth.',
      tags: ['vegan', 'vegetarian', 'gluten-free', 'dairy-free'],
      pairings: [from('zero-proof', 'cold-green-tea')],
      nutrition: plate(130, 4, 13, 8, 480),
    },
    {
      uid: 'shore-platter',
      title: 'The Shore Platter',
      price: 96,
      zonePrices: { 'pacific-northwest': 88 },
      description:
        'A dozen oysters, chilled prawns, aguachile, crudo and clams on ice. For three or four.',
      tags: ['shellfish', 'fish', 'raw', 'gluten-free'],
      pairings: [from('wine', 'coastal-sparkling')],
      nutrition: plate(880, 96, 48, 30, 2480),
    },
  ],
}
