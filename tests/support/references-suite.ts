import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Content, contentDatabase, startContent } from './content.ts'

/** What is promised of references between documents, on one database. */
export function describeReferences(kind: 'sqlite' | 'postgres'): void {
  describe(`references on ${kind}`, () => {
    let system: Content
    let editor: string
    let drop = async () => {}
    const entry = (linkText: string, value: number) => ({
      linkText,
      link: { link_type: 'Document', document: { relationTo: 'pages', value } },
    })
    const makePage = (uid: string) =>
      system.make('pages', { title: uid, uid, slices: [], _status: 'published' })
    const publish = (menu: object[]) =>
      system.rest('POST', '/globals/header', {
        as: editor,
        body: { menu, _status: 'published' },
      })
    const remove = (id: number) => system.payload.delete({ collection: 'pages', id })
    const readMenu = async () => {
      const { readShell } = await import('#data/content/shell.ts')
      return (await readShell()).header?.menu.map(({ text, href }) => [text, href])
    }

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

    test('to a document that was deleted are refused at their field, and what was there stays', async () => {
      const [here, gone] = [await makePage('here'), await makePage('gone')]
      await remove(gone)
      expect((await publish([entry('Here', here), entry('There', here)])).status).toBe(200)
      const { status, body } = await publish([entry('Here', here), entry('Gone', gone)])
      expect(status).toBe(400)
      expect(body.errors).toMatchObject([
        {
          data: {
            errors: [
              {
                path: 'menu.1.link.document',
                message: 'This has been deleted. Please choose another one.',
              },
            ],
          },
        },
      ])
      expect(await readMenu()).toEqual([
        ['Here', '/here'],
        ['There', '/here'],
      ])
    })

    test('to a document that is deleted later lead to /404, and the content check names them', async () => {
      const later = await makePage('later')
      await publish([entry('Later', later)])
      expect(await readMenu()).toEqual([['Later', '/later']])
      await remove(later)
      expect(await readMenu()).toEqual([['Later', '/404']])
      const { lintContent } = await import('#cms/lint/content-lint.ts')
      const findings = await lintContent(system.payload)
      expect(findings).toContainEqual(
        expect.objectContaining({ rule: 'link-broken', path: 'menu.0.link' }),
      )
    })
  })
}
