import { expect, it } from 'vitest'
import type { GroupMark } from './menu-row.ts'
import { readMenuText } from './read-menu-text.ts'

const MARKS: GroupMark[] = [
  { id: 1, uid: 'vegetarian', title: 'Vegetarian', abbreviation: 'V', kind: 'diet' },
  { id: 2, uid: 'vegan', title: 'Vegan', abbreviation: 'VG', kind: 'diet' },
  { id: 3, uid: 'gluten-free', title: 'Gluten free', abbreviation: 'GF', kind: 'diet' },
]

/** Rows as `kind: name | text | prices | marks`, with `?` and its doubts behind one that a person should look at. */
const read = (paste: string) =>
  readMenuText(paste, MARKS).rows.map(({ kind, name, text, source, prices, marks, doubts }) => {
    const amounts = prices.map((price) => `${price.name} ${price.cents / 100}`.trim()).join(' / ')
    const words = kind === 'left-out' ? [source] : [name, text, amounts, marks.join(' ')]
    const doubted = doubts.length > 0 ? ` ?${doubts.join(' ')}` : ''
    return `${kind}: ${words.filter((part) => part !== '').join(' | ')}${doubted}`
  })

it.each([
  ['Soup 9 (V)', ['dish: Soup | 9 | 1']],
  ['Salad 12 (GF)', ['dish: Salad | 12 | 3']],
  ['Steak 32 GF', ['dish: Steak | 32 | 3']],
  ['Steak 32\tGF', ['dish: Steak | 32 | 3']],
  ['Burger 18*', ['dish: Burger * | 18 ?mark']],
  ['Steak 32.', ['dish: Steak | 32']],
  ['Tacos 5 each', ['dish: Tacos | each | 5']],
  ['Oysters $4/each', ['dish: Oysters | each | 4']],
  ['Tasting menu 95 per person', ['dish: Tasting menu | per person | 95']],
  ['Set menu $65 per person plus tax', ['dish: Set menu | per person plus tax | 65']],
  ['Burger 18 (add bacon +3)', ['dish: Burger | add bacon +3 | 18 ?kind']],
  ['Steak frites 32 – sirloin, fries', ['dish: Steak frites | sirloin, fries | 32 ?kind']],
  ['Market fish MP (GF)', ['dish: Market fish | Market price | 3 ?market-price']],
  ['Old Fashioned 14 bourbon, sugar', ['description: Old Fashioned 14 bourbon, sugar ?kind']],
  ['Mac & cheese 14 add bacon 3', ['dish: Mac & cheese | add bacon 3 | 14 ?kind']],
  ['Peking duck (half) 38 (whole) 68', ['dish: Peking duck | half 38 / whole 68']],
  ['Oysters (6) 24 (12) 42', ['dish: Oysters | 6 24 / 12 42']],
  ['Platter 25 - 40', ['dish: Platter | 25 / 40 ?sizes']],
  ['Salmon 28, with rice 31', ['dish: Salmon 28, with rice | 31 ?sizes']],
  ['Lamb 38 | Half rack 24', ['dish: Lamb 38 | Half rack | 24 ?sizes']],
  ['Margherita 10” 14 / 14” 19', ['dish: Margherita | 10” 14 / 14” 19']],
  ['Bier 0,3 3,80 / 0,5 5,20', ['dish: Bier | 0,3 3.8 / 0,5 5.2']],
  ['Bier 0,5 l 5,20', ['dish: Bier 0,5 l | 5.2']],
  ['Orange 2021 15 70', ['dish: Orange 2021 15 | 70 ?sizes']],
  ['Caesar salad 14\tSteak frites 32', ['dish: Caesar salad | 14', 'dish: Steak frites | 32']],
  ['House red\tglass 12\tbottle 48', ['dish: House red | glass 12 / bottle 48']],
  ['Gluten-free bun available $2', ['description: Gluten-free bun available $2 ?kind']],
  ['Open-faced sandwich 14', ['dish: Open-faced sandwich | 14']],
  ['Wings 12 pieces', ['section: Wings 12 pieces ?kind']],
  ['GF Vegetarian', ['section: GF Vegetarian ?kind']],
  ['The Vegan', ['section: The Vegan ?kind']],
  ['The Vegan 12', ['dish: The Vegan | 12']],
  ['18% service charge of $5 is added', ['left-out: 18% service charge of $5 is added ?kind']],
  ['Served until 11:30', ['left-out: Served until 11:30 ?kind']],
  ['Kitchen closes 9:30', ['left-out: Kitchen closes 9:30 ?kind']],
  ['Saturday & Sunday 10-2', ['left-out: Saturday & Sunday 10-2 ?kind']],
  ['Happy hour 3-6', ['left-out: Happy hour 3-6 ?kind']],
  ['Mon-Fri 11:30-22', ['left-out: Mon-Fri 11:30-22 ?kind']],
  ['Open until 11', ['left-out: Open until 11 ?kind']],
  ['Open 5:00 – 10:00', ['left-out: Open 5:00 – 10:00 ?kind']],
])('the line %j, among others', (line, expected) => {
  const rows = read(`Mains\nChowder 11\n\n${line}\n\nBurger 19`)
  expect(rows.slice(2, -1)).toEqual(expected)
})

it.each([
  [
    'Mains\nSteak frites\nStriploin and butter\n32\nSalmon\nWild rice\n28\nBurger\nCheddar\n19',
    [
      'section: Mains',
      'dish: Steak frites | 32 ?kind',
      'description: Striploin and butter',
      'dish: Salmon | 28 ?kind',
      'description: Wild rice',
      'dish: Burger | 19 ?kind',
      'description: Cheddar',
    ],
  ],
  [
    '$32\nSteak frites\n$28\nSalmon',
    ['left-out: $32 ?kind', 'dish: Steak frites | 28 ?kind', 'description: Salmon ?kind'],
  ],
  [
    'Starters\nSoup\nSalad\nBread\n9\n12',
    [
      'section: Starters',
      'dish: Soup | 9 / 12 ?sizes kind',
      'description: Salad ?kind',
      'description: Bread ?kind',
    ],
  ],
  ['Soup\nwith bread\n9\n14', ['dish: Soup | 9 ?kind', 'description: with bread 14 ?kind']],
  [
    'Caesar salad 14\nromaine, parmesan\nAdd chicken 6',
    [
      'dish: Caesar salad | 14',
      'description: romaine, parmesan',
      'description: Add chicken 6 ?kind',
    ],
  ],
  [
    'WINE Glass / Bottle\nPenfolds Bin 389 180\nMalbec 12 48\nCabernet 60 14',
    [
      'section: WINE',
      'dish: Penfolds Bin 389 | 180',
      'dish: Malbec | Glass 12 / Bottle 48',
      'dish: Cabernet | Glass 60 / Bottle 14 ?sizes',
    ],
  ],
  [
    '1 Pad thai\n2 Pad see ew\n3 Curry',
    ['section: 1 Pad thai ?kind', 'dish: 2 Pad see ew', 'dish: 3 Curry'],
  ],
  [
    'Starters\n14 Caesar salad\n9 Soup\n12 Olives',
    ['section: Starters', 'dish: Caesar salad | 14', 'dish: Soup | 9', 'dish: Olives | 12'],
  ],
  [
    'THE LOCAL\nDINNER MENU\nMains\nSteak 32\nKIDS MENU\nPasta 9\nDESSERT MENU\nCake 8',
    [
      'left-out: THE LOCAL',
      'left-out: DINNER MENU',
      'section: Mains',
      'dish: Steak | 32',
      'section: KIDS MENU',
      'dish: Pasta | 9',
      'section: DESSERT MENU',
      'dish: Cake | 8',
    ],
  ],
  [
    'Soup 9\fSoup 12\n2\fSoup 9\n14',
    ['dish: Soup | 9', 'dish: Soup | 12', 'left-out: 2', 'dish: Soup | 9', 'left-out: 14 ?kind'],
  ],
  ['Wine\nMalbec\n12/48', ['section: Wine', 'dish: Malbec | 12 / 48 ?sizes']],
  [
    'Dish     Price\nMains\nSoup 9\nSteak 32\nwith fries',
    [
      'left-out: Dish\tPrice ?kind',
      'section: Mains',
      'dish: Soup | 9',
      'dish: Steak | 32',
      'description: with fries',
    ],
  ],
  [
    'Category\tItem\tDescription\tPrice\tSKU\nMains\tSteak\tfrites\t14 (half 9)\t77\textra\nwith care\nDaily things\nMains\tCod\tpeas\t20\t88',
    [
      'left-out: Category\tItem\tDescription\tPrice\tSKU',
      'section: Mains',
      'dish: Steak | frites, extra | 14 / half 9 ?sizes kind',
      'description: with care',
      'part: Daily things ?kind',
      'section: Mains',
      'dish: Cod | peas | 20',
    ],
  ],
  [
    'WINE\tGlass\tBottle\nMalbec\t12\t48\nMerlot\t13\t50',
    ['section: WINE', 'dish: Malbec | Glass 12 / Bottle 48', 'dish: Merlot | Glass 13 / Bottle 50'],
  ],
  [
    'Item\tPrice\nSoup\t9 each\nSteak\t32 (GF)\nFries\t5 / 8',
    [
      'left-out: Item\tPrice',
      'dish: Soup | each | 9',
      'dish: Steak | 32 | 3',
      'dish: Fries | 5 / 8 ?sizes',
    ],
  ],
  [
    'Dish\tCost\tPrice\nSoup\t3\t9\nFish\t7\t20',
    ['left-out: Dish\tCost\tPrice', 'dish: Soup | 9', 'dish: Fish | 20'],
  ],
])('the menu %j', (paste, expected) => {
  expect(read(paste)).toEqual(expected)
})
