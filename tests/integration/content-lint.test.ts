import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Role } from '#cms/access/roles.ts'
import { asShown, type Content, locationData, startContent } from '#tests/support/content.ts'

// The admin's frame brings styles, which only a bundler reads; the browser tests see it.
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))

let system: Content

beforeAll(async () => {
  system = await startContent()
})
afterAll(() => system?.stop())

const lint = async () => {
  const { lintContent } = await import('#cms/lint/content-lint.ts')
  return lintContent(system.payload)
}
const brief = async () =>
  (await lint()).map(({ rule, source, path }) => `${rule} ${source} ${path}`)
const create = (collection: string, data: Record<string, unknown>, more = {}) =>
  system.payload.create({
    collection: collection as 'pages',
    data: asShown(collection, data) as never,
    ...more,
  })

describe('the content check', () => {
  it('names the documents without which a site has no frame and no titles', async () => {
    expect(await lint()).toEqual(
      ['header', 'footer', 'seo-template'].map((source) =>
        expect.objectContaining({
          rule: 'document-missing',
          url: expect.stringMatching(new RegExp(`/admin/globals/${source}$`)),
        }),
      ),
    )
    const home = { link_type: 'Web' as const, url: '/' }
    const menu = [{ linkText: 'Home', link: home }]
    await system.payload.updateGlobal({ slug: 'header', data: { menu } })
    await system.payload.updateGlobal({ slug: 'footer', data: {} })
    await system.payload.updateGlobal({ slug: 'seo-template', data: {} })
    const globals = await brief()
    expect(globals.filter((line) => line.startsWith('document-missing'))).toEqual([])
  })

  it('finds what a deleted page leaves behind, wherever it was linked, and not before', async () => {
    const gone = await create('pages', { title: 'Gone', uid: 'gone', _status: 'published' })
    const to = { link_type: 'Document', document: { relationTo: 'pages', value: gone.id } }
    const slices = [{ blockType: 'copy_hero', title: 'Hero', cta: { ...to, text: 'Read on' } }]
    const page = await create('pages', {
      title: 'Terms',
      uid: 'terms',
      slices,
      _status: 'published',
    })
    await create('redirects', { from: '/former', to })
    const before = await brief()
    await system.payload.delete({ collection: 'pages', id: gone.id })
    const found = (await lint()).filter(
      ({ rule, source, path }) => !before.includes(`${rule} ${source} ${path}`),
    )
    expect(found).toMatchObject([
      {
        rule: 'link-broken',
        source: 'pages',
        id: page.id,
        title: 'Terms',
        path: 'slices.0.cta',
        label: 'Content › 1 Copy hero › Call to action',
        url: expect.stringMatching(new RegExp(`/admin/collections/pages/${page.id}$`)),
      },
      { rule: 'empty', source: 'redirects', path: 'to' },
    ])
  })

  it('finds dishes on a menu whose allergens nobody has checked, and no others', async () => {
    const item = (title: string, more = {}) => create('menu-items', { title, ...more })
    const stew = await item('Stew')
    const checked = await item('Soup', { allergensCheckedAt: '2026-11-03' })
    const before = await brief()
    await item('On no menu')
    await create('menu-categories', { title: 'Pots', items: [stew.id, checked.id] })
    const found = await lint()
    expect(found).toHaveLength(before.length + 1)
    expect(found).toContainEqual(
      expect.objectContaining({
        rule: 'allergens-unchecked',
        id: stew.id,
        title: 'Stew',
        path: 'allergensCheckedAt',
      }),
    )
  })

  it('leaves drafts alone: nobody sees them yet', async () => {
    const before = await brief()
    const slices = [{ blockType: 'copy_hero' }]
    await create('pages', { title: 'Later', uid: 'later', slices }, { draft: true })
    await create('locations', locationData('later', { _status: 'draft' }))
    expect(await brief()).toEqual(before)
  })

  it('is for those who edit content', async () => {
    const { ContentCheck } = await import('#cms/views/content-check/content-check.tsx')
    const as = (roles: Role[]) => ({
      user: { collection: 'staff', roles, mustChangePassword: false },
      payload: system.payload,
    })
    const open = (roles: Role[]) => ContentCheck({ initPageResult: { req: as(roles) } } as never)
    for (const role of ['admin', 'editor'] as const) {
      await expect(open([role]), role).resolves.toBeTruthy()
    }
    for (const role of ['host', 'recruiter', 'marketing'] as const) {
      await expect(open([role]), role).rejects.toMatchObject({
        digest: expect.stringContaining('404'),
      })
    }
  })
})
