import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RenderContext, withRenderContext } from '#lib/front/render-context.ts'
import { type Content, locationData, startContent } from '#tests/support/content.ts'
import { all, readPrinted, readTags } from '#tests/support/printed-pdf.ts'

/** A Monday in Toronto, on which there is no brunch. */
const NOW = '2026-11-23T17:00:00Z'

let system: Content
let file: Buffer
let answer: Response
let context: RenderContext

const richText = (text: string) => ({
  root: {
    type: 'root',
    direction: null,
    format: '',
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        children: [
          { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
})

beforeAll(async () => {
  system = await startContent(null, { now: NOW })
  const { make } = system
  await system.payload.updateGlobal({ slug: 'settings', data: { shortName: 'Saltwood' } as never })
  const data = locationData('water-street', {
    title: 'Water Street',
    address: '1 Water Street',
    city: 'Vancouver',
    province: 'BC',
    postalCode: 'V6B 1A1',
    phoneNumber: '6045550101',
    timeZone: 'America/Toronto',
  })
  const here = await make('locations', data)
  const elsewhere = await make('locations', locationData('elsewhere'))
  const vegan = await make('menu-tags', {
    title: 'Vegan',
    uid: 'vegan',
    abbreviation: 'VG',
    description: 'Nothing from an animal',
    kind: 'diet',
  })
  const zone = await make('zones', { title: 'Coast', locations: [{ location: here }] })
  const other = await make('zones', { title: 'Prairie', locations: [{ location: elsewhere }] })
  const item = (title: string, more: object = {}) =>
    make('menu-items', { title, price: 12, ...more })
  const beets = await item('Crème fraîche & piñón – ½ 🦞™', {
    price: 14.5,
    zonePrices: [{ zone, price: 16 }],
    description: richText('Phở, ōtoro and 鮨'),
    tags: [vegan],
  })
  const prairie = await item('Prairie Only', { zones: [other] })
  const wine = await item('Pinot Gris', {
    variants: [
      { title: '5 oz', price: 14 },
      { title: 'Bottle', price: 62 },
    ],
  })
  const eggs = await item('Hearth Eggs')
  const category = (title: string, items: number[], more: object = {}) =>
    make('menu-categories', { title, items, ...more })
  const plates = await category('Small Plates', [beets, prairie], { description: 'To share.' })
  const gone = await category('Nothing Here', [prairie])
  const brunch = await category('Weekend Brunch', [eggs], {
    served: [{ days: ['saturday', 'sunday'], until: '14:00' }],
  })
  const wines = await category('Wine', [wine])
  const section = (title: string, ...ids: number[]) => [
    { blockType: 'menu_section_heading', title },
    { blockType: 'menu_section', items: ids.map((menuCategory) => ({ menuCategory })) },
  ]
  const menu = await make('menus', {
    title: 'Coast',
    uid: 'coast',
    _status: 'published',
    slices: [
      ...section('Weekends', brunch),
      ...section('To Begin', plates, gone),
      ...section('To Drink', wines),
    ],
  })
  await system.payload.update({ collection: 'zones', id: zone, data: { menuLayout: menu } })
  ;({ answer, file, context } = await pdfOf('water-street'))
})
afterAll(() => system?.stop())

/** The file as the address beside the menu's page answers it. */
async function pdfOf(uid: string) {
  const { GET } = await import('#app/(site)/locations/[uid]/menu.pdf/route.ts')
  const context: RenderContext = {
    requestId: 'r',
    address: null,
    draft: null,
    validUntil: Number.POSITIVE_INFINITY,
  }
  const asked = new Request(`http://localhost/locations/${uid}/menu.pdf`)
  const answer = await withRenderContext(context, () =>
    GET(asked, { params: Promise.resolve({ uid }) }),
  )
  return { answer, context, file: Buffer.from(await answer.clone().arrayBuffer()) }
}

const texts = (kind: string) =>
  all(readTags(file)).flatMap((tag) => (tag.kind === kind ? [tag.text.trim()] : []))

describe('the PDF of a location’s menu', () => {
  it('is a titled Letter page, named after the restaurant', () => {
    const { pages, title } = readPrinted(file)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toContain('filename="water-street-menu.pdf"')
    expect(title).toMatch(/^Menu · Water Street · /)
    expect(pages.map(({ width, height }) => [width, height])).toEqual([[612, 792]])
    expect(file.toString('latin1')).toContain('/Lang (en)')
    expect(file.toString('latin1')).toContain('/Marked true')
  })

  it('says where and of which day it is, with the group’s name', () => {
    const lines = readPrinted(file).pages.flatMap((page) => page.lines.map((line) => line.trim()))
    expect(lines).toEqual(
      expect.arrayContaining([
        'Saltwood',
        'November 23, 2026',
        '1 Water Street, Vancouver, BC V6B 1A1',
        '604-555-0101',
      ]),
    )
    expect(texts('H1')).toEqual(['Menu Water Street'])
    expect(file.toString('latin1')).toContain('/URI (tel:6045550101)')
  })

  it('is read out in the order of service, part by part, dish by dish', () => {
    // Brunch is served only at weekends, and stands last where it is not.
    expect(texts('H2')).toEqual(['To Begin', 'To Drink', 'Weekends', 'Marks and allergens'])
    expect(texts('H3')).toEqual(['Small Plates', 'Wine', 'Weekend Brunch'])
    expect(texts('P')).toContain('To share.')
    expect(texts('P')).toContain('Served until 2:00 PM, Saturday and Sunday.')
    const [, wine, eggs] = texts('LI')
    expect(wine).toBe('Pinot Gris 5\u00a0oz\u00a0$14\u00a0/ Bottle\u00a0$62')
    expect(eggs).toBe('Hearth Eggs $12')
  })

  it('has what this restaurant serves, at its own prices', () => {
    expect(texts('LI')[0]).toContain('$16')
    expect(texts('LI').join()).not.toContain('Prairie Only')
    expect(texts('H3')).not.toContain('Nothing Here')
  })

  it('loses no letter: what no font of the group has is written in another, or read out', () => {
    expect(texts('LI')[0]).toMatch(/^Crème fraîche & piñón – ½ 🦞™ \$16Phở, ōtoro and 鮨 ?VG$/u)
  })

  it('says of each mark what it means, where it stands and at the end', () => {
    const marks = all(readTags(file)).filter(({ kind }) => kind === 'Span')
    expect(marks.map(({ text, expanded }) => [text.trim(), expanded])).toEqual([['VG', 'Vegan']])
    expect(texts('Lbl')).toEqual(['VG'])
    expect(texts('LBody').at(-1)).toBe('Vegan: Nothing from an animal')
    expect(texts('P').join()).toContain('tell your server what you need to avoid')
    expect(texts('Link').at(-1)).toMatch(/\/locations\/water-street\/menu$/)
  })

  it('embeds of each face the letters that it uses, and no more', () => {
    const fonts = file.toString('latin1').match(/\/FontFile2 \d+ 0 R/g) ?? []
    expect(fonts.length).toBeGreaterThanOrEqual(3)
    expect(file.length).toBeLessThan(120_000)
  })

  it('is the same file until the day ends, and not after', async () => {
    expect((await pdfOf('water-street')).file.equals(file)).toBe(true)
    expect(new Date(context.validUntil).toISOString()).toBe('2026-11-24T05:00:00.000Z')
  })

  it('does not exist where there is no restaurant, or no menu', async () => {
    await expect(pdfOf('nowhere')).rejects.toMatchObject({ digest: expect.stringContaining('404') })
    await expect(pdfOf('elsewhere')).rejects.toMatchObject({
      digest: expect.stringContaining('404'),
    })
  })
})
