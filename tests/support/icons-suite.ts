import sharp from 'sharp'
import { expect, it } from 'vitest'
import { withRenderContext } from '#lib/front/render-context.ts'
import { REFERENCE_LOOK } from '#lib/look/look.ts'
import { makePalette } from '#lib/look/palette.ts'
import type { Content } from './content.ts'

/** Red at its middle and transparent around it. */
async function redMark(): Promise<Buffer> {
  const red = sharp({ create: { width: 60, height: 60, channels: 4, background: '#ff0000' } })
  const around = { top: 20, bottom: 20, left: 20, right: 20, background: '#00000000' }
  return red.extend(around).png().toBuffer()
}

/** `#rrggbbaa` of a pixel, counted from the left and the top, of a picture. */
async function pixelAt(picture: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return `#${data.subarray(at, at + 4).toString('hex')}`
}

const ground = `${makePalette(REFERENCE_LOOK.colours).palette['dark-950']}ff`

/** What is promised of the icons that are drawn from a look; `begun`: its content system, and an editor there. */
export function iconTests(begun: () => { system: Content; editor: string }): void {
  const upload = async (data: Buffer, name: string) => {
    const file = { data, name, mimetype: 'image/png', size: data.length }
    return begun().system.payload.create({ collection: 'media', data: { alt: 'A mark' }, file })
  }
  const drawnNow = async (shape: 'tab' | 'tile', side: number) => {
    const { drawIcon } = await import('#cms/icons/draw.ts')
    const { readGroupSign } = await import('#cms/icons/read-sign.ts')
    return drawIcon(await readGroupSign(begun().system.payload), shape, side)
  }
  const saveLook = (body: object, isDraft = false) =>
    begun().system.rest('POST', `/globals/look?draft=${isDraft}`, {
      as: begun().editor,
      body: { _status: isDraft ? 'draft' : 'published', ...body },
    })
  const preview = (query: string, as = begun().editor) =>
    begun().system.open(`/look/drawn?${query}`, as)

  it('draws the first letter of the name on the dark ground where a group has no icon', async () => {
    const { system } = begun()
    await saveLook({ ...REFERENCE_LOOK, type: REFERENCE_LOOK.type.id })
    await system.payload.updateGlobal({ slug: 'settings', data: { shortName: 'Hearth' } })
    const tile = await drawnNow('tile', 180)
    expect(await sharp(tile).metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
    expect(await pixelAt(tile, 0, 0)).toBe(ground)
    await system.payload.updateGlobal({ slug: 'settings', data: { shortName: 'Kiln' } })
    expect(await drawnNow('tile', 180)).not.toEqual(tile)
  })

  it('draws a published icon: alone in tabs, on the dark ground on home screens, and no draft', async () => {
    const { id } = await upload(await redMark(), 'mark.png')
    const letter = await drawnNow('tab', 64)
    expect((await saveLook({ icon: id }, true)).status).toBe(200)
    expect(await drawnNow('tab', 64)).toEqual(letter)
    expect((await saveLook({ icon: id })).status).toBe(200)
    const [tab, tile] = [await drawnNow('tab', 64), await drawnNow('tile', 180)]
    expect([await pixelAt(tab, 32, 32), await pixelAt(tab, 1, 1)]).toEqual([
      '#ff0000ff',
      '#00000000',
    ])
    expect([await pixelAt(tile, 90, 90), await pixelAt(tile, 1, 1)]).toEqual(['#ff0000ff', ground])
  })

  it('keeps fine lines of a picture in the smallest icons', async () => {
    const lines = Array.from(
      { length: 16 },
      (_, n) => `<rect x="${n * 64}" width="8" height="1024"/>`,
    )
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><rect width="1024" height="1024" fill="#fff"/>${lines.join('')}</svg>`
    const { id } = await upload(await sharp(Buffer.from(drawing)).png().toBuffer(), 'lines.png')
    await saveLook({ icon: id })
    const { channels } = await sharp(await drawnNow('tab', 16)).stats()
    // An eighth of it is black.
    expect(channels[0]?.mean).toBeLessThan(235)
    expect(channels[0]?.mean).toBeGreaterThan(210)
  })

  it('puts a dark mark on the light ground of a home screen', async () => {
    const mark =
      '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="#111"/></svg>'
    const { id } = await upload(await sharp(Buffer.from(mark)).png().toBuffer(), 'dark.png')
    await saveLook({ icon: id })
    const light = makePalette(REFERENCE_LOOK.colours).palette['light-100']
    expect(await pixelAt(await drawnNow('tile', 180), 1, 1)).toBe(`${light}ff`)
  })

  it('a picture that was an icon and a logo can be deleted, though versions name it', async () => {
    const { system, editor } = begun()
    const { id } = await upload(await redMark(), 'once.png')
    await saveLook({ icon: id })
    const menu = [{ linkText: 'Home', link: { link_type: 'Web', url: '/' } }]
    const saved = await system.rest('POST', '/globals/header', {
      as: editor,
      body: { _status: 'published', logoOnPaper: id, menu },
    })
    expect(saved.status).toBe(200)
    await saveLook({ icon: null })
    const gone = await system.rest('DELETE', `/media/${id}`, { as: editor })
    expect(gone.status).toBe(200)
    expect(
      (await system.payload.findGlobal({ slug: 'header', depth: 0 })).logoOnPaper ?? null,
    ).toBeNull()
  })

  it('draws the logo on shared links, else the name, else what stands for it', async () => {
    const { system } = begun()
    const { drawSharedPicture } = await import('#cms/icons/draw.ts')
    const { readGroupSign } = await import('#cms/icons/read-sign.ts')
    const sign = await readGroupSign(system.payload)
    const named = await drawSharedPicture({ ...sign, icon: null })
    expect(await sharp(named).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const unknown = await drawSharedPicture({ ...sign, icon: null, shortName: '京' })
    expect(unknown).not.toEqual(named)
    const { filename } = await upload(await redMark(), 'logo.png')
    const logo = await drawSharedPicture({ ...sign, logo: filename ?? '' })
    expect(await pixelAt(logo, 600, 285)).toBe('#ff0000ff')
  })

  it('draws without a picture whose file is gone, and for a minute only', async () => {
    const { drawIcon } = await import('#cms/icons/draw.ts')
    const { readGroupSign } = await import('#cms/icons/read-sign.ts')
    const sign = await readGroupSign(begun().system.payload)
    const context = {
      requestId: 'r',
      address: null,
      draft: null,
      validUntil: Number.POSITIVE_INFINITY,
    }
    const drawn = await withRenderContext(context, () =>
      drawIcon({ ...sign, icon: '0123456789abcdef-gone.png' }, 'tab', 64),
    )
    expect(drawn).toEqual(await drawIcon({ ...sign, icon: null }, 'tab', 64))
    expect(context.validUntil).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  it('shows editors icons of a form that is not saved, and nobody else', async () => {
    const { system } = begun()
    const { id } = await upload(await redMark(), 'next.png')
    const look = encodeURIComponent(JSON.stringify({ corners: 'round' }))
    const shown = await preview(`picture=tile&look=${look}&icon=${id}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(await pixelAt(new Uint8Array(await shown.arrayBuffer()), 90, 90)).toBe('#ff0000ff')
    const text = await preview('picture=shared&look=no%20json')
    expect(text.status).toBe(200)
    expect((await preview('picture=banner&look=%7B%7D')).status).toBe(422)
    expect((await preview('picture=tab&look=%7B%7D', await system.signIn(['host']))).status).toBe(
      403,
    )
  })
}
