import sharp from 'sharp'
import { expect, it } from 'vitest'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { typeOf } from '#lib/look/look-type.ts'
import { typePairs } from '#lib/look/type-pairs.ts'
import { TYPEFACES } from '#lib/look/typefaces.gen.ts'
import { all, readPrinted, readTags } from '#tests/support/printed-pdf.ts'
import type { PrintedMenu } from './content.ts'
import { menuPdf } from './menu-pdf.ts'

const LONG: PrintedMenu = {
  group: 'Saltwood',
  logo: null,
  place: 'The Saltwood Kitchen and Bar at Union Station, Lower Concourse',
  address:
    'Lower Concourse, Union Station, 65 Front Street West, Great Hall Entrance by the Bay Street Teamway, Toronto, ON M5J 1E6',
  phone: { text: '416-555-0112', href: 'tel:4165550112' },
  day: 'November 23, 2026',
  sections: [
    {
      title: null,
      categories: [
        {
          title: 'Small Things from the Fire, for the Table',
          description: null,
          served: null,
          items: [
            {
              title:
                'Hand-Cut Beef Tartare with Cured Yolk, Pickled Shallot and Grilled Sourdough Toasts',
              price: '$21',
              marks: [],
              allergens: null,
              description: 'Smoked.',
              sizes: [],
            },
          ],
        },
      ],
    },
  ],
  marks: [],
  notes: [],
  page: 'https://saltwood.example/locations/union-station/menu',
}

const MADE = new Date('2026-11-23T08:00:00Z')

it('has room for names and addresses as long as editors write them', async () => {
  const file = await menuPdf(LONG, { made: MADE, look: REFERENCE_PLAIN_LOOK })
  const areas = [...file.toString('latin1').matchAll(/\/Rect \[([\d.]+) [\d.]+ ([\d.]+) [\d.]+\]/g)]
  expect(areas).toHaveLength(2)
  for (const [, left, right] of areas) {
    expect(Number(left)).toBeGreaterThanOrEqual(30)
    expect(Number(right)).toBeLessThanOrEqual(612 - 30)
  }
  const said = all(readTags(file)).map(({ text }) => text.replace(/\s+/g, ' ').trim())
  expect(said).toEqual(
    expect.arrayContaining([
      `Menu ${LONG.place}`,
      `${LONG.address} 416-555-0112`,
      LONG.sections[0]?.categories[0]?.title,
      `${LONG.sections[0]?.categories[0]?.items[0]?.title} $21`,
    ]),
  )
})

it('keeps the words of a size on one line with its price', async () => {
  const sizes = Array.from({ length: 9 }, (_, at) => `A large glass\u00a0$${at + 10}`)
  const [section] = LONG.sections
  const [category] = section?.categories ?? []
  if (!section || !category) throw new Error('no category')
  const items = [
    { title: 'Cider', price: null, marks: [], description: '', allergens: null, sizes },
  ]
  const sections = [{ ...section, categories: [{ ...category, items }] }]
  const { pages } = readPrinted(
    await menuPdf({ ...LONG, sections }, { made: MADE, look: REFERENCE_PLAIN_LOOK }),
  )
  const lines = pages.flatMap((page) => page.lines).filter((line) => line.includes('glass'))
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines)
    expect(line.replaceAll('\u00a0', ' ').trim()).toMatch(
      /^A large glass \$\d\d( \/ A large glass \$\d\d)*( \/)?$/,
    )
})

it('has the group’s logo in place of its name, read out as its name', async () => {
  const png = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#1b2a24' } })
    .png()
    .toBuffer()
  const href = `data:image/png;base64,${png.toString('base64')}`
  const logo = { href, width: 60, height: 20 }
  const read = async (menu: PrintedMenu) => {
    const file = await menuPdf(menu, { made: MADE, look: REFERENCE_PLAIN_LOOK })
    const named = all(readTags(file)).filter(({ text }) => text.trim() === LONG.group)
    return { alt: readPrinted(file).alt, named }
  }
  expect(await read(LONG)).toMatchObject({ alt: [], named: [{}] })
  expect(await read({ ...LONG, logo })).toEqual({ alt: [LONG.group], named: [] })
})

it.each(typePairs)('is set in $id where a look has that pair', async (type) => {
  const look = { ...REFERENCE_PLAIN_LOOK, type: typeOf({ type, fonts: {} }) }
  const place = 'Crème brûlée, Łódź & ½'
  const file = await menuPdf({ ...LONG, place }, { made: MADE, look })
  const fonts = [...file.toString('latin1').matchAll(/BaseFont \/[A-Z]{6}\+(\w+)/g)].map(
    ([, name = '']) => name,
  )
  for (const family of [type.display, type.text])
    expect(fonts.join()).toContain(TYPEFACES[family].family.replaceAll(' ', ''))
  // Letters of several files stand apart in what is read.
  const read = readPrinted(file).pages.flatMap(({ lines }) => lines)
  expect(read.join('').replaceAll(/\s/g, '')).toContain(place.replaceAll(' ', ''))
})
