import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Content, contentDatabase, startContent } from './content.ts'

/** What is promised of work on many documents of the menu at a time, on one database. */
export function describeMenuEditing(kind: 'sqlite' | 'postgres'): void {
  describe(`editing the menu on ${kind}`, () => {
    let system: Content
    let drop = async () => {}
    let editor: string
    const ids: Record<string, number> = {}

    beforeAll(async () => {
      const database = kind === 'postgres' ? await contentDatabase() : null
      drop = async () => database?.drop()
      system = await startContent(database?.url)
      editor = await system.signIn(['editor'])
      for (const title of ['Olives', 'Bread', 'Fries', 'Cider'])
        ids[title] = await system.make('menu-items', { title, price: 9 })
      ids.bar = await category('Bar', 'Olives', 'Cider')
      ids.sides = await category('Sides', 'Bread', 'Fries')
    })
    afterAll(async () => {
      await system?.stop()
      await drop()
    })

    const dishes = (...titles: string[]) => titles.map((title) => ids[title] as number)
    const category = (title: string, ...titles: string[]) =>
      system.make('menu-categories', { title, items: dishes(...titles) })
    const arrange = (...categories: [string, string[], string[]][]) =>
      system.rest('POST', '/menu-editing/arrange', {
        as: editor,
        body: {
          categories: categories.map(([name, before, after]) => ({
            id: ids[name],
            before: dishes(...before),
            after: dishes(...after),
          })),
        },
      })
    const listed = async (name: string) => {
      const { readMenuCategories } = await import('#data/menus/menus.ts')
      const [found] = await readMenuCategories([ids[name] as number])
      return found?.items.map(({ title }) => title)
    }
    const epoch = async () => {
      const { currentEpoch } = await import('#cms/content/epoch.ts')
      return currentEpoch(system.payload)
    }

    describe('where a dish is listed', () => {
      it('is every category, with its dishes in order', async () => {
        const { body } = await system.rest('GET', `/menu-editing/listings?item=${ids.Olives}`, {
          as: editor,
        })
        expect(body.categories).toMatchObject([
          { title: 'Bar', dishes: [{ title: 'Olives' }, { title: 'Cider' }] },
          { title: 'Sides', dishes: [{ title: 'Bread' }, { title: 'Fries' }] },
        ])
      })

      it('is changed in two categories at once, and guests hear of it once', async () => {
        const before = await epoch()
        const reply = await arrange(
          ['bar', ['Olives', 'Cider'], ['Cider']],
          ['sides', ['Bread', 'Fries'], ['Bread', 'Olives', 'Fries']],
        )
        expect(reply.status).toBe(200)
        expect(await listed('bar')).toEqual(['Cider'])
        expect(await listed('sides')).toEqual(['Bread', 'Olives', 'Fries'])
        expect(await epoch()).toBe(before + 1)
      })

      it('is refused as a whole where a category was changed meanwhile', async () => {
        const reply = await arrange(
          ['sides', ['Bread', 'Olives', 'Fries'], ['Bread', 'Fries']],
          ['bar', ['Olives', 'Cider'], ['Cider', 'Olives']],
        )
        expect(reply).toMatchObject({
          status: 409,
          body: { error: { code: 'changed_meanwhile' }, at: { category: ids.bar } },
        })
        expect(await listed('sides')).toEqual(['Bread', 'Olives', 'Fries'])
      })

      it('is decided by one of two who change it at the same moment', async () => {
        const before = ['Bread', 'Olives', 'Fries']
        const replies = await Promise.all([
          arrange(['sides', before, ['Olives', 'Bread', 'Fries']]),
          arrange(['sides', before, ['Fries', 'Bread', 'Olives']]),
        ])
        expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
        const won =
          replies[0]?.status === 200 ? ['Olives', 'Bread', 'Fries'] : ['Fries', 'Bread', 'Olives']
        expect(await listed('sides')).toEqual(won)
      })

      it('is no dish and no category that are gone', async () => {
        const now = dishes(...((await listed('bar')) ?? []))
        const body = { categories: [{ id: ids.bar, before: now, after: [...now, 987_654] }] }
        const gone = await system.rest('POST', '/menu-editing/arrange', { as: editor, body })
        expect(gone).toMatchObject({ status: 404, body: { error: { code: 'unknown_dish' } } })
        const none = { categories: [{ id: 987_654, before: [], after: [] }] }
        expect(
          await system.rest('POST', '/menu-editing/arrange', { as: editor, body: none }),
        ).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
      })

      it('is in the audit log with what was before', async () => {
        const { runSql } = await import('#cms/database/sql.ts')
        const rows = await runSql(
          system.payload,
          `SELECT act, changes FROM audit_entries WHERE subject = 'collections/menu-categories/${ids.bar}' ORDER BY id`,
        )
        expect(rows.map(({ act }) => act)).toEqual(['create', 'update'])
        expect(String(rows[1]?.changes)).toContain('items')
      })
    })
  })
}
