import type { CollectionConfig, Field } from 'payload'
import { hasAutosaveEnabled } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { sliceBlocks } from '#slices/schemas.ts'
import { deny } from '../access/deny.ts'
import { collections } from '../collections.ts'
import { globals } from '../globals.ts'

describe('a collection of drafts', () => {
  const all = collections({ dataDir: '/tmp', publicUrl: 'http://localhost' }, sliceBlocks)
  const drafted = all.filter((one) => hasAutosaveEnabled(one as never)).map(({ slug }) => slug)

  it('has a page of its own for a new document', () => {
    expect(drafted.sort()).toEqual(['locations', 'menus', 'news-posts', 'pages', 'reusable-slices'])
    const pathOf = ({ admin }: CollectionConfig) =>
      (admin?.components?.views as { newDocument?: { path: string } })?.newDocument?.path
    for (const one of all) {
      expect(pathOf(one), one.slug).toBe(drafted.includes(one.slug) ? '/create' : undefined)
    }
  })

  it('is not added to in the drawer of a field, which would make an empty document', () => {
    const found: string[] = []
    const look = (fields: readonly Field[], at: string): void => {
      for (const field of fields) {
        const name = 'name' in field ? `${at}.${field.name}` : at
        if (field.type === 'relationship' && !field.admin?.readOnly) {
          const targets = [field.relationTo].flat()
          if (targets.some((slug) => drafted.includes(slug)) && field.admin?.allowCreate !== false)
            found.push(name)
        }
        if ('fields' in field) look(field.fields, name)
        if (field.type === 'tabs') for (const tab of field.tabs) look(tab.fields, name)
        if (field.type === 'blocks') for (const one of field.blocks) look(one.fields, one.slug)
      }
    }
    const changed = all.filter(({ access }) => access?.update !== deny)
    for (const { slug, fields } of [...changed, ...globals]) look(fields, slug)
    expect([...new Set(found)]).toEqual([])
  })
})
