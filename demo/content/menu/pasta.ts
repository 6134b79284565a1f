import { from, plate } from './kit.ts'
import type { DemoCategory } from './types.ts'

export const pasta: DemoCategory = {
  uid: 'pasta',
  title: 'Pasta',
  description: 'Rolled each morning.',
  checkedAt: '2026-11-03',
  items: [
    {
      uid: 'burst-tomato-tagliatelle',
      title: 'Burst Tomato Tagliatelle',
      price: 24,
      description: 'Cherry tomatoes split in the pan, basil, shaved aged cheese.',
      tags: ['vegetarian'],
      image: 'pasta',
      pairings: [
        from('wine', 'hill-sangiovese', 'provencal-rose'),
        from('hearth-and-bread', 'hearth-sourdough'),
      ],
      nutrition: plate(680, 22, 92, 24, 720),
    },
    {
      uid: 'crab-spaghetti',
      title: 'Crab Spaghetti',
      price: 32,
      description: 'Dungeness, chili, lemon, breadcrumbs, butter from the shells.',
      tags: ['shellfish', 'spicy'],
      zones: ['west-coast', 'pacific-northwest'],
      pairings: [from('wine', 'oaked-chardonnay', 'island-pinot-gris')],
      nutrition: plate(760, 36, 88, 28, 980),
    },
    {
      uid: 'lobster-rigatoni',
      title: 'Lobster Rigatoni',
      price: 34,
      description: 'Atlantic lobster, tomato cream, tarragon, a slow reduction of the shells.',
      tags: ['shellfish'],
      zones: ['atlantic', 'central'],
      pairings: [from('wine', 'oaked-chardonnay')],
      nutrition: plate(820, 38, 86, 34, 1060),
    },
    {
      uid: 'short-rib-pappardelle',
      title: 'Short Rib Pappardelle',
      price: 29,
      description: 'Eight hours by the embers, wide ribbons, orange peel, pecorino.',
      pairings: [from('wine', 'valley-syrah', 'hill-sangiovese')],
      nutrition: plate(890, 46, 78, 42, 1120),
    },
    {
      uid: 'squash-agnolotti',
      title: 'Squash Agnolotti',
      price: 26,
      description: 'Oven-dried squash, brown butter, sage, crushed amaretti and walnuts.',
      tags: ['vegetarian', 'nuts'],
      pairings: [from('wine', 'oaked-chardonnay'), from('zero-proof', 'orchard-and-thyme')],
      nutrition: plate(740, 20, 82, 37, 690),
    },
  ],
}
