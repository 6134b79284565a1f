import { describe, expect, it } from 'vitest'
import { documentKey } from '#cms/access/previewed-draft.ts'
import { withRenderContext } from '#lib/front/render-context.ts'
import { type Content, locationData } from './content.ts'

/** What the site reads for somebody who previews one document (spec:content.draft-cookie). */
export function describeDrafts(content: () => Content): void {
  describe('what a preview reads', () => {
    const previewing = <T>(collection: string, id: number, read: () => Promise<T>) =>
      withRenderContext(
        {
          requestId: 'test',
          address: null,
          draft: documentKey(collection, id),
          validUntil: Number.POSITIVE_INFINITY,
        },
        read,
      )

    /** A new document as the admin makes one: an empty row at once, then autosaves of the form. */
    async function write(collection: string, data: Record<string, unknown>): Promise<number> {
      const { payload } = content()
      const slug = collection as 'pages'
      const { id } = await payload.create({ collection: slug, data: {} as never, draft: true })
      const draft = { collection: slug, id, data: data as never, draft: true, autosave: true }
      await payload.update(draft)
      return id
    }

    it('is the draft of the one document that the request previews', async () => {
      const { payload } = content()
      const { readLocation } = await import('#data/locations/locations.ts')
      const change = (id: number, title: string) =>
        payload.update({ collection: 'locations', id, data: { title }, draft: true })
      const make = (uid: string, title: string) =>
        payload.create({ collection: 'locations', data: locationData(uid, { title }) })
      const one = await make('previewed', 'Public')
      const other = await make('beside', 'Beside')
      await change(one.id, 'Preview')
      await change(other.id, 'Beside, draft')
      await previewing('locations', one.id, async () => {
        expect((await readLocation('previewed'))?.title).toBe('Preview')
        expect((await readLocation('beside'))?.title).toBe('Beside')
      })
      expect((await readLocation('previewed'))?.title).toBe('Public')
    })

    const documents: [string, Record<string, unknown>, string][] = [
      ['pages', { title: 'Winter supper' }, '/winter-supper'],
      ['news-posts', { title: 'First snow', date: null }, '/news/first-snow'],
      [
        'locations',
        { title: 'Harbour', hours: { weekly: [{ days: ['monday'] }], holidays: [{}] } },
        '/locations/harbour',
      ],
    ]

    it.each(documents)(
      'is one of %s that was never published and is not whole',
      async (collection, data, path) => {
        const { previewPath } = await import('#data/content/preview.ts')
        const reads = await readers()
        const id = await write(collection, data)
        const uid = path.split('/').at(-1) ?? ''
        const read = async () => reads[collection]?.(uid)
        expect(await previewPath(documentKey(collection, id))).toBe(path)
        expect(await previewing(collection, id, read)).toMatchObject({ title: data.title })
        expect(await previewing(collection, id + 1, read)).toBeNull()
        expect(await read()).toBeNull()
      },
    )

    it('stands at the address that the draft has', async () => {
      const { payload } = content()
      const { previewPath } = await import('#data/content/preview.ts')
      const { readTextPage } = await import('#data/content/pages.ts')
      const data = { title: 'Autumn', uid: 'autumn', _status: 'published' } as never
      const { id } = await payload.create({ collection: 'pages', data })
      const changed = { title: 'Fall', uid: 'fall' }
      await payload.update({ collection: 'pages', id, data: changed, draft: true })
      expect(await previewPath(documentKey('pages', id))).toBe('/fall')
      const read = (uid: string) => previewing('pages', id, () => readTextPage(uid))
      expect((await read('fall'))?.title).toBe('Fall')
      expect((await read('autumn'))?.title).toBe('Autumn')
    })
  })
}

type Read = (uid: string) => Promise<{ title: string } | null>

async function readers(): Promise<Record<string, Read | undefined>> {
  const [{ readLocation }, { readNewsPost }, { readTextPage }] = await Promise.all([
    import('#data/locations/locations.ts'),
    import('#data/content/news.ts'),
    import('#data/content/pages.ts'),
  ])
  return { locations: readLocation, 'news-posts': readNewsPost, pages: readTextPage }
}
