import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from './content.ts'

const link = { link_type: 'Web', url: '/' }
const rows = (count: number, row: Record<string, unknown>) =>
  Array.from({ length: count }, () => row)

/** That the admin refuses what exceeds the specification's numbers (spec:slices.limits-in-admin), and says where. */
export function describeLimits(content: () => Content): void {
  describe('the limits of what editors place', () => {
    let picture = 0
    beforeAll(async () => {
      const { default: sharp } = await import('sharp')
      const data = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#432' } })
        .png()
        .toBuffer()
      const made = await content().payload.create({
        collection: 'media',
        data: { alt: 'A dark brown square' },
        file: { data, name: 'brown.png', mimetype: 'image/png', size: data.length },
      })
      picture = made.id
    })

    const publish = (slice: Record<string, unknown>) =>
      content().payload.create({
        collection: 'pages',
        data: {
          title: 'Limits',
          uid: `limits-${slice.blockType}`,
          slices: [{ title: 'Limits', ...slice }],
          _status: 'published',
        } as never,
      })
    const image = () => ({ image: picture })
    const limits: [string, number, string, () => Record<string, unknown>][] = [
      ['hero_carousel', 5, 'slides', () => ({ title: 'Slide', ...image() })],
      ['callouts', 3, 'cards', () => ({ title: 'Callout' })],
      ['stats', 3, 'items', () => ({ title: 'Ovens', endNumber: 9 })],
      ['hero_grid', 9, 'images', image],
      ['contained_slider', 5, 'slides', () => ({ title: 'Slide', ...image() })],
    ]

    it.each(limits)(
      '%s: at most %i, refused at the field %s',
      async (blockType, most, list, row) => {
        await expect(publish({ blockType, [list]: rows(most + 1, row()) })).rejects.toMatchObject({
          data: { errors: [{ path: `slices.0.${list}` }] },
        })
        await expect(publish({ blockType, [list]: rows(most, row()) })).resolves.toBeTruthy()
      },
    )

    it('footer: at most 3 columns of links', async () => {
      const column = {
        blockType: 'footer_links',
        title: 'Visit',
        items: [{ linkText: 'Home', linkUrl: link }],
      }
      const save = (count: number) =>
        content().payload.updateGlobal({
          slug: 'footer',
          data: { slices: rows(count, column) } as never,
        })
      await expect(save(4)).rejects.toMatchObject({ data: { errors: [{ path: 'slices' }] } })
      await expect(save(3)).resolves.toBeTruthy()
    })
  })
}
