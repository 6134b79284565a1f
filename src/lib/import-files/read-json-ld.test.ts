import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fileOf, readAll } from '#tests/support/import-files.ts'
import { readHours } from './read-hours.ts'

const script = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`
const page = (...blocks: unknown[]) =>
  `<!DOCTYPE html>\n<html><head>${blocks.map(script).join('\n')}</head><body>Hello</body></html>`

const QUAY = {
  '@context': 'https://schema.org',
  '@type': ['Restaurant', 'LocalBusiness'],
  '@id': 'https://example.ca/quay#restaurant',
  name: 'Quay &amp; Co.',
  description: 'Fish\n<b>and</b> chips',
  address: {
    '@type': 'PostalAddress',
    ...{ streetAddress: '1 Water St', addressLocality: 'Vancouver', addressRegion: 'BC' },
    ...{ postalCode: 'V6B 1A1', addressCountry: { '@type': 'Country', name: 'CA' } },
  },
  telephone: '604-555-0100',
  geo: { '@type': 'GeoCoordinates', latitude: 49.2845, longitude: '-123.1116' },
  openingHoursSpecification: [
    ...['Monday', 'Tuesday', 'Wednesday'].map((dayOfWeek) => ({
      ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens: '11:00', closes: '22:00' },
    })),
    { dayOfWeek: ['https://schema.org/Saturday', 'Su'], opens: '10:00:00', closes: '23:00:00' },
    { validFrom: '2026-12-25', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
  ],
  potentialAction: [
    {
      '@type': 'OrderAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://order.example.ca' },
    },
    { '@type': 'ReserveAction', target: 'https://book.example.ca' },
  ],
  url: 'https://example.ca/quay',
  image: [{ '@type': 'ImageObject', url: 'https://example.ca/quay.jpg' }],
}
const ROW = {
  id: 'https://example.ca/quay#restaurant',
  ...{
    name: 'Quay & Co.',
    description: 'Fish and chips',
    address: '1 Water St',
    city: 'Vancouver',
  },
  ...{ province: 'BC', 'postal code': 'V6B 1A1', country: 'CA', phone: '604-555-0100', email: '' },
  ...{ latitude: '49.2845', longitude: '-123.1116' },
  hours: 'Mo-We 11:00-22:00; Sa,Su 10:00-23:00; 2026-12-25 closed; 2026-12-26 closed',
  ...{ 'order link': 'https://order.example.ca', 'reserve link': 'https://book.example.ca' },
  ...{ url: 'https://example.ca/quay', image: 'https://example.ca/quay.jpg' },
}

/** The facts and the values of a page's rows. */
async function read(text: string, content: 'locations' | 'menus' = 'locations') {
  const { facts, rows, error } = await readAll(fileOf(text), content)
  return { facts, error, rows: rows.map(({ values }) => values) }
}

it('a restaurant of a page is a row, whose hours can be read', async () => {
  const { facts, rows } = await read(page({ '@type': 'WebSite', name: 'Group' }, QUAY))
  expect(facts).toMatchObject({ format: 'json-ld', delimiter: null, broken: 0 })
  expect(facts?.columns).toEqual(Object.keys(ROW).filter((name) => name !== 'email'))
  expect(rows).toEqual([ROW])
  expect(readHours(ROW.hours).ok).toBe(true)
})

it('JSON-LD of its own, graphs, and references in them are read', async () => {
  const { address, geo, ...rest } = QUAY
  const graph = [
    { '@type': 'Organization', name: 'Group', department: { '@id': QUAY['@id'] } },
    { ...rest, address: { '@id': '#address' }, geo: { '@id': '#geo' } },
    { ...address, '@id': '#address' },
    { ...geo, '@id': '#geo' },
  ]
  expect(
    (await read(JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }))).rows,
  ).toEqual([ROW])
  expect((await read(JSON.stringify([QUAY]))).rows).toEqual([ROW])
})

it('several pages are read together, and what they all have once', async () => {
  const mill = {
    '@type': 'CafeOrCoffeeShop',
    '@id': '#restaurant',
    name: 'Mill',
    openingHours: ['Mo-Fr 07:00-15:00', 'Sa 08:00-15:00'],
  }
  const stub = { '@type': 'Restaurant', '@id': QUAY['@id'], name: 'Quay & Co.' }
  const { rows } = await read(page(stub, mill) + page(QUAY, { ...mill, name: 'Pier' }) + page(QUAY))
  expect(rows.map(({ name, hours }) => [name, hours])).toEqual([
    ['Quay & Co.', ROW.hours],
    ['Mill', 'Mo-Fr 07:00-15:00; Sa 08:00-15:00'],
    ['Pier', 'Mo-Fr 07:00-15:00; Sa 08:00-15:00'],
  ])
})

it('two restaurants under one id stay two', async () => {
  const { rows } = await read(page(QUAY, { ...QUAY, name: 'Pier' }))
  expect(rows.map(({ name }) => name)).toEqual(['Quay & Co.', 'Pier'])
})

it('an id that restaurants of different names share is none of theirs', async () => {
  const home = 'https://example.ca/'
  const named = (name: string, id = home) => ({ '@type': 'Restaurant', '@id': id, name })
  const own = named('Mill', 'https://example.ca/mill')
  const { facts, rows } = await read(page(named('Quay'), named('Pier'), own) + page(named('Quay')))
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    ['', 'Quay'],
    ['', 'Pier'],
    ['https://example.ca/mill', 'Mill'],
  ])
  expect(facts?.columns).toEqual(['id', 'name'])
  // The same by their addresses, and on pages of their own.
  const { '@id': _, ...linked } = { ...named('Quay'), url: home }
  const pages = page(linked) + page({ ...linked, name: 'Pier' })
  expect((await read(pages)).rows.map(({ id, url }) => [id, url])).toEqual([
    ['', home],
    ['', home],
  ])
  // One that is said twice keeps it.
  expect((await read(page(named('Quay')) + page(named('QUAY')))).rows).toMatchObject([
    { id: home },
    { id: home },
  ])
})

it('an id that dishes of different names share is none of theirs', async () => {
  const dish = (name: string, id = 'https://example.ca/menu') => ({
    ...{ '@type': 'MenuItem', '@id': id, name },
  })
  const section = (name: string, ...hasMenuItem: object[]) => ({
    ...{ '@type': 'MenuSection', name, hasMenuItem },
  })
  const soup = dish('Soup', '#soup')
  const { rows } = await read(
    page(section('Lunch', dish('Bread'), soup), section('Dinner', dish('Fish'), { ...soup })),
    'menus',
  )
  expect(rows.map(({ id, dish: name }) => [id, name])).toEqual([
    ['', 'Bread'],
    ['#soup', 'Soup'],
    ['', 'Fish'],
    ['#soup', 'Soup'],
  ])
})

it.each([
  ['CDATA', `//<![CDATA[\n${JSON.stringify(QUAY)}\n//]]>`],
  ['comments', `<!-- ${JSON.stringify(QUAY)} -->`],
  ['escapes of HTML', JSON.stringify(QUAY).replaceAll('&amp;', '&').replaceAll('"', '&quot;')],
  ['raw line ends', JSON.stringify(QUAY).replace('\\n', '\n')],
])('a block with %s is read', async (_, block) => {
  expect((await read(page(block))).rows).toEqual([ROW])
})

it('broken blocks are counted, and what is commented out is not read', async () => {
  const text = `<!-- ${script({ ...QUAY, name: 'Old' })} -->${page('{"@type": "Restaurant",', QUAY, '')}<script>no()</script>`
  const { facts, rows } = await read(text)
  expect([facts?.broken, rows.length]).toEqual([2, 1])
  expect((await read(page('{'))).error).toEqual({ code: 'no_rows', detail: { broken: 1 } })
})

it('hours of a season are kept as written, so that reading them is refused', async () => {
  const season = {
    dayOfWeek: 'Mo',
    opens: '11:00',
    closes: '22:00',
    validFrom: '2026-06-01',
    validThrough: '2026-09-01',
  }
  const { rows } = await read(page({ ...QUAY, openingHoursSpecification: season }))
  expect(readHours(rows[0]?.hours ?? '')).toMatchObject({ ok: false, code: 'unreadable_hours' })
})

it('a page of more than 16 MB is refused', async () => {
  const text = `<html>${'x'.repeat(17_000_000)}`
  expect((await read(text)).error).toEqual({ code: 'too_large', detail: { most: 16_777_216 } })
})

it('a restaurant of more than 256 kB is told', async () => {
  const { rows } = await readAll(
    fileOf(page({ ...QUAY, description: 'x'.repeat(300_000) }, { ...QUAY, name: 'Pier' })),
  )
  expect(rows.map(({ fault }) => fault)).toEqual([{ code: 'too_large' }, null])
})

it('dishes of menus are rows, with their sections and prices', async () => {
  const menu = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: 'Quay',
    hasMenu: {
      '@type': 'Menu',
      name: 'Dinner',
      hasMenuSection: [
        {
          ...{ '@type': 'MenuSection', name: 'Mains' },
          hasMenuItem: {
            ...{ '@type': 'MenuItem', '@id': '#steak', name: 'Steak', description: 'Rare' },
            offers: [
              { '@type': 'Offer', name: '6 oz', price: 14, priceCurrency: 'CAD' },
              { '@type': 'Offer', name: '9 oz', price: '20' },
            ],
            nutrition: { '@type': 'NutritionInformation', calories: '540 calories' },
          },
          hasMenuSection: {
            ...{ '@type': 'MenuSection', name: 'Sides' },
            hasMenuItem: [
              {
                ...{
                  '@type': 'MenuItem',
                  name: 'Fries',
                  offers: { '@type': 'Offer', price: '6.50' },
                },
                suitableForDiet: [
                  'https://schema.org/VeganDiet',
                  'https://schema.org/GlutenFreeDiet',
                ],
              },
            ],
          },
        },
        { '@id': '#wine' },
      ],
    },
  }
  const wine = {
    '@type': 'MenuSection',
    '@id': '#wine',
    name: 'Wine',
    hasMenuItem: { '@type': 'MenuItem', name: 'Red' },
  }
  const { facts, rows } = await read(page(wine, menu), 'menus')
  const none = { id: '', description: '', price: '', prices: '', marks: '', calories: '' }
  expect(rows).toEqual([
    {
      ...none,
      id: '#steak',
      menu: 'Dinner',
      section: 'Mains',
      dish: 'Steak',
      description: 'Rare',
      prices: '6 oz: 14; 9 oz: 20',
      calories: '540 calories',
    },
    {
      ...none,
      menu: 'Dinner',
      section: 'Mains / Sides',
      dish: 'Fries',
      price: '6.50',
      marks: 'vegan, gluten free',
    },
    { ...none, menu: 'Dinner', section: 'Wine', dish: 'Red' },
  ])
  expect(facts?.columns).toContain('prices')
  expect((await read(page({ '@type': 'MenuItem', name: 'Soup' }), 'menus')).rows).toMatchObject([
    { menu: '', dish: 'Soup' },
  ])
})

it('any page is read or refused', async () => {
  const parts = fc.constantFrom(
    ...[
      '<html>',
      '<!--',
      '-->',
      '<script type="application/ld+json">',
      '<script',
      '</script>',
      '{"@type":"Restaurant","name":"x"}',
      '{"@id":"a","geo":{"@id":"a"}}',
      '[',
      '"',
      '&#99999999;',
    ],
  )
  await fc.assert(
    fc.asyncProperty(fc.array(parts, { maxLength: 12 }), async (texts) => {
      const { error } = await readAll(fileOf(`<${texts.join('')}`), 'locations')
      expect(['no_rows', undefined]).toContain(error?.code)
    }),
    { numRuns: 300 },
  )
})
