import { encode } from 'uqr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tableCardsPdf } from '#cms/table-cards/pdf.ts'
import { REFERENCE_PLAIN_LOOK } from '#lib/look/look.ts'
import { bookingData, type Content, locationData, startContent } from '#tests/support/content.ts'
import { type PdfPage, readPrinted } from '#tests/support/printed-pdf.ts'

let system: Content
let here: number
let bare: number
let host: string
beforeAll(async () => {
  system = await startContent()
  const { payload } = system
  const location = async (uid: string, title: string) =>
    (await payload.create({ collection: 'locations', data: locationData(uid, { title }) })).id
  here = await location('water-street', 'St. John’s & Harbour')
  bare = await location('bare', 'Bare')
  const [table] = bookingData(here).tables
  const tables = ['12', 'P4', 'bar-1'].map((code) => ({ ...table, code }) as never)
  await payload.create({
    collection: 'booking-settings',
    data: { ...bookingData(here), tables },
  })
  host = await system.signIn(['host'], { locations: [here] })
})
afterAll(() => system?.stop())

/** Asks for the file as a host does; bytes do not survive the helper that reads JSON. */
async function download(query: string, as = host): Promise<Response> {
  const { handleEndpoints } = await import('payload')
  const { config } = system.payload
  const headers = { authorization: `JWT ${as}` }
  const request = new Request(`${config.serverURL}/admin/api/table-cards/pdf?${query}`, { headers })
  return handleEndpoints({ config, request })
}

async function cardsOf(query: string) {
  const answer = await download(query)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  return { answer, ...readPrinted(Buffer.from(await answer.arrayBuffer())) }
}

const address = (table?: string) => {
  const medium = encodeURIComponent('St. John’s & Harbour')
  const query = `utm_source=restaurant&utm_medium=${medium}&utm_campaign=in-store`
  const at = table ? `&table=${table}` : ''
  return `${system.payload.config.serverURL}/locations/water-street/touchless-menu?${query}${at}`
}

/** The modules of the code on a page, dark = true, as far as it is drawn. */
function modulesOf({ rectangles }: PdfPage, size: number): boolean[][] {
  const left = Math.min(...rectangles.map(({ x }) => x))
  const top = Math.min(...rectangles.map(({ y }) => y))
  const right = Math.max(...rectangles.map(({ x, width }) => x + width))
  const module = (right - left) / size
  const modules = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  for (const { x, y } of rectangles) {
    const row = modules[Math.round((y - top) / module)]
    if (row) row[Math.round((x - left) / module)] = true
  }
  return modules
}

describe('the cards of a restaurant’s tables', () => {
  it('are one page a table, with the code of its menu and the address as text', async () => {
    const { answer, pages, alt, title } = await cardsOf(`location=${here}`)
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="water-street-menu-cards-letter.pdf"',
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(title).toBe('Menu cards of St. John’s & Harbour')
    expect(pages).toHaveLength(3)
    for (const [index, table] of ['12', 'P4', 'bar-1'].entries()) {
      const page = pages[index] as PdfPage
      expect(page.lines).toEqual(expect.arrayContaining(['The menu', `Table ${table}`]))
      expect(page.lines.join('')).toContain(address(table))
      expect(alt[index]).toBe(`QR code that leads to ${address(table)}`)
      const { data, size } = encode(address(table), { ecc: 'M', border: 0 })
      expect(modulesOf(page, size)).toEqual(data)
    }
  })

  it('are one for the whole house where that is asked for, or where there is no floor plan', async () => {
    const { pages } = await cardsOf(`location=${here}&of=house`)
    expect(pages).toHaveLength(1)
    expect(pages[0]?.lines.join('')).toContain(address())
    expect(pages[0]?.lines.join('')).not.toContain('Table ')
    const admin = await system.signIn(['admin'])
    const answer = await download(`location=${bare}`, admin)
    expect(readPrinted(Buffer.from(await answer.arrayBuffer())).pages).toHaveLength(1)
  })

  it.each([
    ['letter', 612, 792],
    ['a4', 595.28, 841.89],
  ])('fit %s: everything is within its margins, the code with clear space', async (paper, w, h) => {
    const { pages } = await cardsOf(`location=${here}&paper=${paper}`)
    for (const page of pages) {
      expect([page.width, page.height]).toEqual([w, h])
      for (const { x, y, width, height } of page.rectangles) {
        expect(x).toBeGreaterThan(72)
        expect(y).toBeGreaterThan(36)
        expect(x + width).toBeLessThan(w - 72)
        expect(y + height).toBeLessThan(h - 36)
      }
    }
  })

  it('are for hosts of the restaurant and administrators', async () => {
    expect((await download(`location=${bare}`)).status).toBe(403)
    expect((await download(`location=${here}`, await system.signIn(['editor']))).status).toBe(403)
    expect((await download(`location=${here}&paper=a0`)).status).toBe(422)
  })

  it('are on one page each, however long the names are', async () => {
    const title = 'The Grand Pacific Terminal Waterfront Dining Rooms at Coal Harbour'
    const one = {
      table: 'mezzanine-window-booth-24',
      address: `https://x.example/${'a'.repeat(200)}`,
    }
    const file = await tableCardsPdf(
      { uid: 'x', title, groupName: 'Saltwood', logo: null, cards: [one] },
      { paper: 'letter', look: REFERENCE_PLAIN_LOOK },
    )
    expect(readPrinted(file).pages).toHaveLength(1)
  })
})
