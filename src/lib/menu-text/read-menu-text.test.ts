import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typedCents } from '../money/cents.ts'
import { cleanPasted } from './clean-lines.ts'
import { menuOfRows } from './menu-of-rows.ts'
import type { GroupMark, MenuRow } from './menu-row.ts'
import { readMenuText } from './read-menu-text.ts'

const MARKS: GroupMark[] = [
  { id: 1, uid: 'vegetarian', title: 'Vegetarian', abbreviation: 'V', kind: 'diet' },
  { id: 2, uid: 'vegan', title: 'Vegan', abbreviation: 'VG', kind: 'diet' },
]
const rowsOf = (text: string) => readMenuText(text, MARKS).rows
/** Rows as `kind: name | text | prices`, without those that are left out. */
const said = (text: string) =>
  rowsOf(text)
    .filter(({ kind }) => kind !== 'left-out')
    .map(({ kind, name, text: words, prices }) => {
      const amounts = prices.map((price) => `${price.name} ${price.cents / 100}`.trim()).join(' / ')
      return `${kind}: ${[name, words, amounts].filter((part) => part !== '').join(' | ')}`
    })
const doubtsOf = (text: string) =>
  rowsOf(text).flatMap(({ name, text: words, doubts }) =>
    doubts.map((doubt) => `${name || words}: ${doubt}`),
  )

describe('a menu from a PDF', () => {
  const paste = `THE LOCAL
DINNER MENU

STARTERS
to share with friends

Caesar salad (V) ........ 14
romaine, parmesan, anchovy,
sourdough croutons
Oysters on the half shell   MP
Soup of the day 9
Add bread 3

MAINS
Burger – beef, cheddar, brioche $19
Striploin, 8 oz 32
with pepper-
corn sauce

- 2 -

THE LOCAL
WINE      Glass / Bottle
Malbec 2019, Mendoza 12/48
House red glass 9 | bottle 36

www.thelocal.ca
18% gratuity is added for parties of 8 or more.`

  it('is sections with their dishes, descriptions and sizes', () => {
    expect(said(paste)).toEqual([
      'section: STARTERS',
      'description: to share with friends',
      'dish: Caesar salad | 14',
      'description: romaine, parmesan, anchovy, sourdough croutons',
      'dish: Oysters on the half shell | Market price',
      'dish: Soup of the day | 9',
      'description: Add bread 3',
      'section: MAINS',
      'dish: Burger | beef, cheddar, brioche | 19',
      'dish: Striploin, 8 oz | 32',
      'description: with peppercorn sauce',
      'section: WINE',
      'dish: Malbec 2019, Mendoza | Glass 12 / Bottle 48',
      'dish: House red | glass 9 / bottle 36',
    ])
  })

  it('has its name, its marks, and what is no dish left out', () => {
    expect(readMenuText(paste, MARKS).title).toBe('DINNER MENU')
    // Also below the restaurant’s name, in capitals as sections are.
    expect(readMenuText('THE PIER\nDINNER MENU\n\nSTARTERS\nSoup 9', MARKS).title).toBe(
      'DINNER MENU',
    )
    expect(rowsOf(paste).find(({ name }) => name === 'Caesar salad')?.marks).toEqual([1])
    const left = rowsOf(paste).filter(({ kind }) => kind === 'left-out')
    expect(left.map(({ source }) => source)).toEqual([
      'THE LOCAL',
      'DINNER MENU',
      '- 2 -',
      'THE LOCAL',
      'www.thelocal.ca',
      '18% gratuity is added for parties of 8 or more.',
    ])
    expect(doubtsOf(paste)).toEqual([
      'Oysters on the half shell: market-price',
      'Add bread 3: kind',
    ])
  })
})

it.each([
  [
    'prices below the dishes',
    'Starters\n\nCaesar Salad\nRomaine, croutons\n14\n\nTomato Soup\n9.50\n\nMains\n\nSteak\nFries and aioli\n32',
    [
      'section: Starters',
      'dish: Caesar Salad | 14',
      'description: Romaine, croutons',
      'dish: Tomato Soup | 9.5',
      'section: Mains',
      'dish: Steak | 32',
      'description: Fries and aioli',
    ],
  ],
  [
    'columns of names and of prices',
    'Starters\nCaesar salad\nSoup\nOlives\n14\n9\n6\nMains\nSteak\nSalmon\n32\n28',
    [
      'section: Starters',
      'dish: Caesar salad | 14',
      'dish: Soup | 9',
      'dish: Olives | 6',
      'section: Mains',
      'dish: Steak | 32',
      'dish: Salmon | 28',
    ],
  ],
  [
    'prices before the names',
    'Starters\n$14 Caesar salad\n9.50 Tomato soup',
    ['section: Starters', 'dish: Caesar salad | 14', 'dish: Tomato soup | 9.5'],
  ],
  [
    'markdown with parts',
    '# Food\n## Small plates\n- Olives — 6\n# Drinks\n## Wine\n- Red — 12 / 48',
    [
      'part: Food',
      'section: Small plates',
      'dish: Olives | 6',
      'part: Drinks',
      'section: Wine',
      'dish: Red | 12 / 48',
    ],
  ],
  [
    'no empty lines, descriptions in capitals and small letters',
    'Appetizers\nBruschetta $9\nGrilled bread, tomato\nCalamari $14\nLemon aioli\nFrom our hearth\nCarbonara $19\nGuanciale, egg',
    [
      'section: Appetizers',
      'dish: Bruschetta | 9',
      'description: Grilled bread, tomato',
      'dish: Calamari | 14',
      'description: Lemon aioli',
      'section: From our hearth',
      'dish: Carbonara | 19',
      'description: Guanciale, egg',
    ],
  ],
  [
    'no prices',
    'Starters:\nOlives\nBread\nMains:\nSteak\nwith frites\nFish',
    [
      'section: Starters',
      'dish: Olives',
      'dish: Bread',
      'section: Mains',
      'dish: Steak',
      'description: with frites',
      'dish: Fish',
    ],
  ],
  [
    'a table with a heading, its columns in another order',
    'Price\tDish\tCategory\tDescription\n14\tCaesar salad\tStarters\tromaine\n$9.00\tSoup\tStarters\t\nMP\tFish\tMains\tgrilled',
    [
      'section: Starters',
      'dish: Caesar salad | romaine | 14',
      'dish: Soup | 9',
      'section: Mains',
      'dish: Fish | Market price, grilled',
    ],
  ],
  [
    'a table without a heading',
    'Starters\tCaesar salad\tromaine\t14\nStarters\tSoup\tof the day\t9\nMains\tSteak\twith frites\t32\nMains\tCod\twith peas\t28',
    [
      'section: Starters',
      'dish: Caesar salad | romaine | 14',
      'dish: Soup | of the day | 9',
      'section: Mains',
      'dish: Steak | with frites | 32',
      'dish: Cod | with peas | 28',
    ],
  ],
])('%s', (_, paste, expected) => {
  expect(said(paste)).toEqual(expected)
})

it('says which lines a person should look at', () => {
  const paste = 'STARTERS\nSoup 9\nChowder 9/14\nBrittle (N) 6\n\nMAINS\nSteak 32\n• Ribs\nCod 28'
  expect(doubtsOf(paste)).toEqual(['Chowder: sizes', 'Brittle (N): mark', 'Ribs: no-price'])
})

it('ligatures, fixed spaces, soft hyphens and words that were divided are read as they were written', () => {
  expect(said('Soups\r\nﬁsh\u00A0chow\u00ADder 9\r\nSmoked moz-\r\nzarella\t12')).toEqual([
    'section: Soups',
    'dish: fish chowder | 9',
    'dish: Smoked mozzarella | 12',
  ])
})

const wordsOf = (text: string) =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .sort()

it('every line of a paste is that of one row', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      'STARTERS',
      'Caesar salad',
      '14',
      '$9.50',
      '12 / 48',
      '(V)',
      '- 2 -',
      '# Food',
      'Glass / Bottle',
      'MP',
    ),
    fc.constantFrom(
      'www.local.ca',
      'with lemon, dill',
      'Price',
      'Dish',
      'Category',
      '•',
      '....',
      'moz-',
      'zarella',
      '\f',
    ),
    fc.string(),
  )
  const glue = fc.constantFrom(' ', '\n', '\n\n', '\t', '\r\n')
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, glue), { maxLength: 60 }), (pieces) => {
      const text = pieces.flat().join('')
      const sources = rowsOf(text).map(({ source }) => source)
      expect(wordsOf(sources.join('\n'))).toEqual(wordsOf(cleanPasted(text)))
    }),
    { numRuns: 500 },
  )
})

/** What a row shows of its line: its name, its description, its prices and its marks. */
function shownBy({ kind, name, text, prices, marks, source }: MenuRow): string {
  if (kind === 'left-out') return source
  const amounts = prices.map((price) => `${price.name} ${typedCents(price.cents)}`)
  const signs = MARKS.filter(({ id }) => marks.includes(id)).map((mark) => mark.abbreviation)
  return [name, text, ...amounts, ...signs].join(' ')
}

/** How often each word and number is in a text. A mark or the section of a table may be said once for several. */
function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

it('no word and no number of a paste is lost from what is shown', () => {
  const piece = fc.oneof(
    fc.constantFrom('STARTERS', 'Caesar salad', 'Soup of the day', '14', '9', '32', '$9.50'),
    fc.constantFrom('12 / 48', '12/48', '7 | 8', '(V)', '[VG]', 'V', '(DF)', '*', '.', '- 2 -'),
    fc.constantFrom('# Food', 'Glass / Bottle', 'glass', 'half', '(large)', '6 oz', 'each', '2019'),
    fc.constantFrom('per person', '(add bacon +3)', 'add lobster', '– sirloin, fries', '(6)'),
    fc.constantFrom(
      'www.local.ca',
      'with lemon, dill',
      'KIDS MENU',
      'Bin 389',
      '10-2',
      'Open until',
    ),
    fc.constantFrom(
      'V = vegetarian',
      '•',
      '....',
      '|',
      '/',
      '-',
      ':',
      '0,33',
      '3,80',
      '11:30',
      '\f',
    ),
  )
  const glue = fc.constantFrom(' ', ' ', '\n', '\n\n', '\t')
  fc.assert(
    fc.property(fc.array(fc.tuple(piece, glue), { maxLength: 40 }), (pieces) => {
      const text = pieces.flat().join('')
      const shown = countsOf(rowsOf(text).map(shownBy).join(' '))
      for (const [word, count] of countsOf(cleanPasted(text))) {
        const least = /^\d/.test(word) ? count : 1
        expect([word, Math.min(least, shown.get(word) ?? 0)]).toEqual([word, least])
      }
    }),
    { numRuns: 500 },
  )
})

type Printed = { name: string; dishes: { name: string; text: string; cents: number }[] }

const ADJECTIVES = ['Grilled', 'Smoked', 'Roast', 'Pickled', 'Braised', 'Charred', 'Crisp', 'Warm']
const NOUNS = [
  'Salmon',
  'Beets',
  'Lamb',
  'Tofu',
  'Duck',
  'Squash',
  'Trout',
  'Leeks',
  'Ribs',
  'Prawns',
]
const TEXTS = [
  'fennel, dill and lemon',
  'with brown butter',
  'hazelnuts, honey',
  'chilli, lime, mint',
  '',
]
const SECTIONS = ['Starters', 'Small Plates', 'Mains', 'Seafood', 'Desserts', 'To Share']

const dish = fc.record({
  name: fc
    .tuple(fc.constantFrom(...ADJECTIVES), fc.constantFrom(...NOUNS))
    .map((words) => words.join(' ')),
  text: fc.constantFrom(...TEXTS),
  cents: fc.integer({ min: 2, max: 240 }).map((quarters) => quarters * 25),
})
const menu: fc.Arbitrary<Printed[]> = fc
  .tuple(
    fc.uniqueArray(fc.constantFrom(...SECTIONS), { minLength: 1 }),
    fc.infiniteStream(fc.array(dish, { minLength: 1, maxLength: 8 })),
  )
  .map(([names, dishes]) => names.map((name) => ({ name, dishes: dishes.next().value ?? [] })))

const amount = (cents: number) => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)
const lines = (...all: string[]) => all.filter((line) => line !== '').join('\n')

/** Ways in which menus are printed. */
const LAYOUTS: Record<string, (all: Printed[]) => string> = {
  'prices behind dots': (all) =>
    all
      .map(({ name, dishes }) =>
        lines(
          name.toUpperCase(),
          ...dishes.map((one) => lines(`${one.name} ..... ${amount(one.cents)}`, one.text)),
        ),
      )
      .join('\n\n'),
  'dishes with room around them': (all) =>
    all
      .flatMap(({ name, dishes }) => [
        name,
        ...dishes.map((one) => lines(`${one.name}   $${amount(one.cents)}`, one.text)),
      ])
      .join('\n\n'),
  'prices below': (all) =>
    all
      .flatMap(({ name, dishes }) => [
        name,
        ...dishes.map((one) => lines(one.name, one.text, amount(one.cents))),
      ])
      .join('\n\n'),
  'descriptions on the line': (all) =>
    all
      .map(({ name, dishes }) =>
        lines(
          `${name}:`,
          ...dishes.map(
            (one) =>
              `• ${one.name}${one.text === '' ? '' : ` – ${one.text}`} ${amount(one.cents).replace('.', ',')} €`,
          ),
        ),
      )
      .join('\n'),
  markdown: (all) =>
    all
      .map(({ name, dishes }) =>
        lines(
          `## ${name}`,
          ...dishes.map((one) => lines(`- ${one.name} — ${amount(one.cents)}`, one.text)),
        ),
      )
      .join('\n\n'),
  'a table': (all) =>
    [
      'Category\tItem\tDescription\tPrice',
      ...all.flatMap(({ name, dishes }) =>
        dishes.map((one) => [name, one.name, one.text, amount(one.cents)].join('\t')),
      ),
    ].join('\n'),
}

describe('a menu is read as it was printed', () => {
  it.each(Object.keys(LAYOUTS))('with %s', (layout) => {
    fc.assert(
      fc.property(menu, (all) => {
        const { rows } = readMenuText(LAYOUTS[layout]?.(all) ?? '', MARKS)
        const read = menuOfRows(rows, 'Menu').map(({ title, dishes }) => ({
          name: title.toLowerCase(),
          dishes: dishes.map((one) => ({
            name: one.title,
            text: one.description,
            cents: one.prices[0]?.cents,
          })),
        }))
        expect(read).toEqual(
          all.map((section) => ({ ...section, name: section.name.toLowerCase() })),
        )
      }),
    )
  })
})

it.each([
  ['111,'.repeat(50_000)],
  ['a\n1\n'.repeat(60_000)],
  ['1/2\na\n'.repeat(40_000)],
  ['HEADING\n'.repeat(50_000)],
  [Array.from({ length: 30_000 }, (_, at) => `PART ${'ABCDEFGHIJ'[at % 10]}X`).join('\n')],
  [`a${'\t'.repeat(100_000)}b${' \t'.repeat(40_000)}(`],
  [`${'a@'.repeat(190)}\n`.repeat(500)],
  [`${'1/'.repeat(190)}\n`.repeat(500)],
  [`Dish\tPrice\n${'a,'.repeat(90_000)}\t1`],
  [`${'words\n'.repeat(20_000)}${'1\n1\nwords\n'.repeat(10_000)}`],
])('a text that is no menu is read as well (%#)', (text) => {
  expect(rowsOf(text).length).toBeGreaterThan(0)
})

it('the largest text is read', () => {
  const rows: MenuRow[] = rowsOf('Roast duck 14\nwith plums\n'.repeat(8000))
  expect(rows).toHaveLength(16_000)
})
