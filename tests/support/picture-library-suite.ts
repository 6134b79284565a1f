import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LibraryPicture } from '#cms/picture-library/find-pictures.ts'
import type { PictureQuery } from '#cms/picture-library/picture-query.ts'
import { type Content, contentDatabase, locationData, startContent } from './content.ts'
import { pdfResume } from './resumes/resumes.ts'

/** What is promised of the picture library, on one database. */
export function describePictureLibrary(kind: 'sqlite' | 'postgres'): void {
  describe(`the picture library on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    let made = 0

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const photo = (width = 40, height = 20) => {
      const background = { r: ++made % 256, g: 65, b: 26 }
      return sharp({ create: { width, height, channels: 3, background } })
        .jpeg()
        .toBuffer()
    }
    const upload = async (
      more: Record<string, unknown> = {},
      bytes?: Buffer,
      name = 'Grill.jpg',
    ) => {
      const data = bytes ?? (await photo())
      const file = { data, name, mimetype: 'image/jpeg', size: data.length }
      const alt = 'A grill over embers'
      return system.payload.create({ collection: 'media', data: { alt, ...more }, file })
    }
    const read = (id: number) => system.payload.findByID({ collection: 'media', id })
    const find = async (query: PictureQuery = {}) => {
      const { findPictures } = await import('#cms/picture-library/find-pictures.ts')
      return findPictures(system.payload, query)
    }
    const found = async (query: PictureQuery) => (await find(query)).pictures.map(({ id }) => id)
    const post = (name: string, body: object, as = editor) =>
      system.rest('POST', `/picture-library/${name}`, { as, body })
    const usesOf = async (id: number) => {
      const { body } = await system.rest('GET', `/picture-library/uses?id=${id}`, { as: editor })
      return (body.uses as { owner: string; title: string; isDraft: boolean }[]).map(
        ({ owner, title, isDraft }) => [owner.replace(/\d+$/, ''), title, isDraft],
      )
    }
    const slide = (image: number) => ({ blockType: 'full_image', image })
    const page = (uid: string, more: object) =>
      system.make('pages', { title: uid, uid, type: 'text-page', _status: 'published', ...more })
    const epoch = async () => {
      const { currentEpoch } = await import('#cms/content/epoch.ts')
      return currentEpoch(system.payload)
    }

    describe('where a picture is used', () => {
      it('is every document that refers to it, in fields, slices, text and settings of all pages', async () => {
        const { id, filename } = await upload()
        const upNode = { type: 'upload', relationTo: 'media', value: id, version: 3, id: 'a' }
        await system.make('locations', locationData('burrard', { image: id }))
        await system.make('menu-items', { title: 'Olives', price: 9, image: { desktop: id } })
        const link = { type: 'link', fields: { linkType: 'custom', url: `/media/${filename}` } }
        const text = (node: object) => ({
          slices: [{ blockType: 'rich_text', content: { root: { children: [node] } } }],
        })
        await page('sliced', { slices: [slide(id), slide(id)] })
        await page('shown', text(upNode))
        await page('typed', text({ ...link, children: [] }))
        const footer = { general: [{ backgroundImage: id }], _status: 'published' }
        await system.rest('POST', '/globals/footer', { as: editor, body: footer })
        const uses = await usesOf(id)
        expect(uses).toEqual([
          ['collections/menu-items/', 'Olives', false],
          ['globals/footer', 'Footer', false],
          ['collections/locations/', 'burrard', false],
          ['collections/pages/', 'shown', false],
          ['collections/pages/', 'sliced', false],
          ['collections/pages/', 'typed', false],
        ])
        expect((await find()).pictures.find((one) => one.id === id)?.uses).toBe(uses.length)
      })

      it('counts drafts, and what is published while a draft has another one', async () => {
        const [old, next] = [(await upload()).id, (await upload()).id]
        const id = await page('drafted', { slices: [slide(old)] })
        const body = { slices: [slide(next)], _status: 'draft' }
        await system.rest('PATCH', `/pages/${id}?draft=true`, { as: editor, body })
        expect(await usesOf(old)).toEqual([['collections/pages/', 'drafted', false]])
        expect(await usesOf(next)).toEqual([['collections/pages/', 'drafted', true]])
        await system.rest('PATCH', `/pages/${id}`, { as: editor, body: { _status: 'published' } })
        const published = { slices: [slide(next)], _status: 'published' }
        await system.rest('PATCH', `/pages/${id}`, { as: editor, body: published })
        expect(await usesOf(old)).toEqual([])
        expect(await usesOf(next)).toEqual([['collections/pages/', 'drafted', false]])
      })

      it('ends with the document, and what is new counts at once', async () => {
        const { id } = await upload()
        const unused = async () => (await found({ unused: true })).includes(id)
        expect(await unused()).toBe(true)
        const owner = await page('short-lived', { slices: [slide(id)] })
        expect(await unused()).toBe(false)
        await system.payload.delete({ collection: 'pages', id: owner })
        expect(await unused()).toBe(true)
      })

      it('reads nothing again that nobody has saved', async () => {
        await find()
        const reads = vi.spyOn(system.payload.db, 'find')
        await find()
        const collections = reads.mock.calls.map(([{ collection }]) => collection)
        reads.mockRestore()
        expect(collections).toEqual(['media'])
      })
    })

    describe('what is found', () => {
      it('is words of alt text, file and tags, by kind and tag, newest first', async () => {
        const oysters = await upload({ alt: 'Three oysters on ice', tags: ['Raw bar'] })
        const dozen = await upload({ alt: 'A dozen oysters, 100% fresh' }, undefined, 'Plate.jpg')
        const data = await pdfResume()
        const paper = await system.payload.create({
          ...{ collection: 'media', data: { alt: 'The oyster list' } },
          file: { data, name: 'list.pdf', mimetype: 'application/pdf', size: data.length },
        })
        expect(await found({ text: 'OYSTER' })).toEqual([paper.id, dozen.id, oysters.id])
        expect(await found({ text: 'oyster', kind: 'picture' })).toEqual([dozen.id, oysters.id])
        expect(await found({ text: 'oyster', kind: 'file' })).toEqual([paper.id])
        expect(await found({ text: 'raw oysters' })).toEqual([oysters.id])
        expect(await found({ tag: 'raw bar' })).toEqual([oysters.id])
        expect(await found({ text: 'plate' })).toEqual([dozen.id])
        expect(await found({ text: '100%' })).toEqual([dozen.id])
        expect(await found({ text: '_' })).toEqual([])
      })

      it('without words are pictures whose alt text is a file name or says nothing', async () => {
        const named = await upload({ alt: 'IMG_2041.jpg' })
        const plain = await upload({ alt: 'Photo 3' })
        await upload({ alt: 'Photographs on the wall' })
        expect(await found({ noAlt: true })).toEqual([plain.id, named.id])
      })

      it('comes 60 a page, and a page past the end is the last one', async () => {
        const { runSql } = await import('#cms/database/sql.ts')
        const numbers =
          'WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 130)'
        await runSql(
          system.payload,
          `INSERT INTO media (alt, filename, mime_type, updated_at, created_at)
           ${numbers} SELECT 'Copy ' || n, 'copy-' || n || '.jpg', 'image/jpeg', updated_at, created_at
           FROM counted, (SELECT * FROM media ORDER BY id LIMIT 1) model`,
        )
        for (const more of [{}, { unused: true }] as PictureQuery[]) {
          const first = await find({ text: 'copy', ...more })
          expect([first.pictures.length, first.total, first.pages]).toEqual([60, 130, 3])
          const last = await find({ text: 'copy', ...more, page: 99 })
          expect([last.pictures.length, last.page]).toEqual([10, 3])
        }
        await runSql(system.payload, `DELETE FROM media WHERE alt LIKE 'Copy %'`)
      })
    })

    describe('tags', () => {
      it('are given to several pictures and taken from them in one request, which guests hear of once', async () => {
        const a = await upload({ tags: ['Patio'] })
        const b = await upload({ tags: ['old', 'Bar'] })
        const before = await epoch()
        const ids = [a.id, b.id]
        const { body } = await post('tags', {
          ids,
          add: [' patio ', 'Summer  2026'],
          remove: ['OLD'],
        })
        expect(body.tags).toEqual({
          [a.id]: ['Patio', 'Summer 2026'],
          [b.id]: ['Bar', 'Patio', 'Summer 2026'],
        })
        expect((await read(b.id)).tags).toEqual(['Bar', 'Patio', 'Summer 2026'])
        expect(await epoch()).toBe(before + 1)
      })

      it('are given to all of them or to none', async () => {
        const { id } = await upload({ tags: ['Bar'] })
        const full = await upload({ tags: Array.from({ length: 20 }, (_, n) => `tag ${n}`) })
        const gone = await post('tags', { ids: [id, 987_654], add: ['New'] })
        expect(gone).toMatchObject({ status: 404, body: { at: { id: 987_654 } } })
        const many = await post('tags', { ids: [id, full.id], add: ['New'] })
        expect(many).toMatchObject({ status: 422, body: { error: { code: 'too_many_tags' } } })
        expect((await read(id)).tags).toEqual(['Bar'])
        expect((await post('tags', { ids: [id] })).status).toBe(422)
        expect((await post('tags', { ids: [id], add: ['x'.repeat(41)] })).status).toBe(422)
      })

      it('of two editors who tag the same pictures at the same moment are all kept', async () => {
        const ids = [(await upload()).id, (await upload()).id]
        const replies = await Promise.all([
          post('tags', { ids, add: ['Lunch'] }),
          post('tags', { ids: ids.toReversed(), add: ['Dinner'] }),
        ])
        expect(replies.map(({ status }) => status)).toEqual([200, 200])
        for (const id of ids) {
          expect((await read(id)).tags?.toSorted()).toEqual(['Dinner', 'Lunch'])
        }
      })

      it('are tidied by the form, too, and stand in the audit log', async () => {
        const { id } = await upload()
        const body = { tags: [' Roof  terrace', 'roof terrace'] }
        await system.rest('PATCH', `/media/${id}`, { as: editor, body })
        expect((await read(id)).tags).toEqual(['Roof terrace'])
        const { runSql } = await import('#cms/database/sql.ts')
        const rows = await runSql(
          system.payload,
          `SELECT act, changes FROM audit_entries WHERE subject = 'collections/media/${id}' ORDER BY id`,
        )
        expect(rows.map(({ act }) => act)).toEqual(['upload', 'update'])
        expect(String(rows[1]?.changes)).toContain('Roof terrace')
      })
    })

    describe('alt texts', () => {
      it('are saved where they are as they were seen', async () => {
        const { id } = await upload({ alt: 'image 7' })
        const change = { id, before: 'image 7', after: '  A grill\nat night ' }
        expect(await post('alt', change)).toMatchObject({
          status: 200,
          body: { stored: 'A grill at night' },
        })
        // Its answer was lost.
        expect((await post('alt', change)).status).toBe(200)
        const stale = await post('alt', { id, before: 'image 7', after: 'Embers' })
        expect(stale).toMatchObject({
          status: 409,
          body: { error: { code: 'changed_meanwhile' }, at: { now: 'A grill at night' } },
        })
        expect((await read(id)).alt).toBe('A grill at night')
      })

      it('that say nothing, or too much, are refused in words', async () => {
        const { id, alt } = await upload()
        const refused = async (after: string) => {
          const { status, body } = await post('alt', { id, before: alt, after })
          return [status, (body.error as { code: string }).code]
        }
        expect(await refused(' ')).toEqual([422, 'alt_refused'])
        expect(await refused('IMG_1.jpg')).toEqual([422, 'alt_refused'])
        expect(await refused('x'.repeat(301))).toEqual([422, 'invalid'])
        expect((await read(id)).alt).toBe(alt)
      })
    })

    describe('what stays in sight of a picture where it is used', () => {
      const sightOf = (one: { focalX: number; focalY: number } | null | undefined) =>
        one ? [one.focalX, one.focalY] : null
      const ofPage = async (uid: string) => {
        const { readTextPage } = await import('#data/content/pages.ts')
        const [first] = (await readTextPage(uid))?.slices ?? []
        return sightOf(first?.image as Parameters<typeof sightOf>[0])
      }

      it('is the picture’s own focal point, until it is chosen for one place', async () => {
        const { id, filename } = await upload({ focalX: 20, focalY: 80 })
        const imageFocus = `70 10 ${filename}`
        await page(`own-${kind}`, { slices: [slide(id)] })
        await page(`chosen-${kind}`, { slices: [{ ...slide(id), imageFocus }] })
        await system.make('news-posts', {
          ...{ title: 'News', uid: `chosen-${kind}`, type: 'general', date: '2026-11-01' },
          ...{ image: { desktop: id, mobile: id, mobileFocus: `0 100 ${filename}` } },
          _status: 'published',
        })
        const { readNewsPost } = await import('#data/content/news.ts')
        const post = await readNewsPost(`chosen-${kind}`)
        expect(await ofPage(`own-${kind}`)).toEqual([20, 80])
        expect(await ofPage(`chosen-${kind}`)).toEqual([70, 10])
        expect([post?.image?.desktop, post?.image?.mobile].map(sightOf)).toEqual([
          [20, 80],
          [0, 100],
        ])
      })

      it('ends with the file that it was chosen for', async () => {
        const { id, filename } = await upload({ focalX: 20, focalY: 80 })
        const { id: other } = await upload({ focalX: 30, focalY: 40 })
        const imageFocus = `70 10 ${filename}`
        const made = await page(`other-${kind}`, { slices: [{ ...slide(id), imageFocus }] })
        await system.payload.update({
          ...{ collection: 'pages', id: made },
          data: { slices: [{ ...slide(other), imageFocus }] as never },
        })
        expect(await ofPage(`other-${kind}`)).toEqual([30, 40])
      })

      it('is refused at its field where it is no place in a picture', async () => {
        const { id } = await upload()
        const slices = [{ ...slide(id), imageFocus: '130 0 a.jpg' }]
        const { status, body } = await system.rest('POST', '/pages', {
          as: editor,
          body: { title: 'A', uid: `a-${kind}`, type: 'text-page', _status: 'published', slices },
        })
        expect(status).toBe(400)
        expect(JSON.stringify(body)).toContain('slices.0.imageFocus')
        expect(JSON.stringify(body)).toContain('This is no place in a picture.')
      })
    })

    describe('a picture that is replaced', () => {
      const replace = async (
        id: number,
        seen: string | null | undefined,
        bytes: Buffer,
        name = 'New.png',
      ) => {
        const query = new URLSearchParams({ id: String(id), name, seen: seen ?? '' })
        const headers = {
          'content-type': 'application/octet-stream',
          authorization: `JWT ${editor}`,
        }
        const body = new Uint8Array(bytes)
        const sent = { method: 'POST', headers, body }
        const reply = await system.open(`/picture-library/replace?${query}`, editor, sent)
        return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
      }
      const isThere = (name: string | null | undefined) =>
        existsSync(path.join(system.dataDir, 'media', name ?? ''))
      const shown = async (uid: string) => {
        const { readLocation } = await import('#data/locations/locations.ts')
        return (await readLocation(uid))?.image?.src
      }

      it('keeps its number, words, tags and uses; pages show the new file, and the old address answers', async () => {
        const before = await upload({ alt: 'The front', tags: ['Front'] }, await photo(900, 500))
        await system.payload.update({
          ...{ collection: 'media', id: before.id, data: { focalX: 20, focalY: 80 } },
        })
        await system.make('locations', locationData(`front-${kind}`, { image: before.id }))
        const stage = await epoch()
        const { status, body } = await replace(before.id, before.filename, await photo(800, 600))
        expect(status).toBe(200)
        expect(body).toMatchObject({
          focusMoved: true,
          picture: { id: before.id, uses: 1, size: { width: 800, height: 600 } },
        })
        const after = await read(before.id)
        expect(after).toMatchObject({
          ...{ alt: 'The front', tags: ['Front'], focalX: 50, focalY: 50, width: 800 },
        })
        expect(after.filename).not.toBe(before.filename)
        expect(await shown(`front-${kind}`)).toBe(`/media/${after.filename}`)
        expect([before.filename, before.sizes?.webp480?.filename].map(isThere)).toEqual([
          true,
          true,
        ])
        expect(await epoch()).toBe(stage + 1)
        expect((body.picture as LibraryPicture).address).toBe(`/media/${after.filename}`)
      })

      it('has its old file for 30 days; deleted, it takes both with it', async () => {
        const before = await upload()
        await replace(before.id, before.filename, await photo())
        const after = await read(before.id)
        const { checkFiles } = await import('#scripts/lib/check-files.ts')
        const { siteFiles } = await import('#providers/files/registry.ts')
        expect((await checkFiles(system.payload, await siteFiles())).garbage).toEqual([])
        await system.payload.delete({ collection: 'media', id: before.id })
        expect([before.filename, after.filename].map(isThere)).toEqual([false, false])
      })

      it('is whole in between: until the new one is written down, all of the old one is there', async () => {
        const before = await upload({}, await photo(900, 500))
        const names = [
          before.filename,
          ...Object.values(before.sizes ?? {}).map((one) => one?.filename),
        ]
        const files = names.filter(Boolean)
        const { db } = system.payload
        let whole: boolean[] = []
        const write = vi.spyOn(db, 'updateOne').mockImplementationOnce(async () => {
          // What a restart would find if the process were killed here.
          whole = files.map(isThere)
          throw new Error('killed')
        })
        await expect(
          replace(before.id, before.filename, await photo(800, 500)),
        ).resolves.toMatchObject({
          status: 500,
        })
        write.mockRestore()
        expect(whole).toEqual(files.map(() => true))
        expect(await read(before.id)).toMatchObject({ filename: before.filename, width: 900 })
        expect(files.map(isThere)).toEqual(files.map(() => true))
      })

      it('is judged by what it is, and stays a picture', async () => {
        const { id, filename } = await upload()
        const page = Buffer.from('<!doctype html><script>1</script>')
        expect((await replace(id, filename, page, 'fine.jpg')).status).toBe(422)
        const paper = await replace(id, filename, await pdfResume(), 'fine.jpg')
        expect(paper).toMatchObject({ status: 422, body: { error: { code: 'kind_differs' } } })
        const half = (await photo()).subarray(0, 60)
        expect(await replace(id, filename, half)).toMatchObject({
          status: 422,
          body: { at: { message: expect.stringContaining('cannot be read') } },
        })
        expect((await read(id)).filename).toBe(filename)
      })

      it('by two at the same moment is replaced by one of them', async () => {
        const { id, filename } = await upload()
        const [one, other] = [await photo(), await photo()]
        const replies = await Promise.all([
          replace(id, filename, one),
          replace(id, filename, other),
        ])
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
      })
    })
  })
}
