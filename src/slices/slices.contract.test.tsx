import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sliceFiles } from '../../scripts/generate-slices.ts'
import { folderOf } from './define.ts'
import { fixtures } from './fixtures.gen.ts'
import { hasHeading } from './prepare.ts'
import { registry } from './registry.gen.ts'
import { type SliceSlug, sliceBlocks } from './schemas.ts'
import type { SliceEntry } from './slice.ts'
import { SliceSample } from './slice-sample.tsx'

const FOLDER = 'src/slices'
const slugs = sliceBlocks.map((block) => block.slug)

/** A slice as a page has it, its islands included, which are fetched by who draws them. */
async function render(slug: SliceSlug, sample: object, level: 1 | 2): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <SliceSample slug={slug} sample={sample} level={level} headingId="slice-1" />,
  )
  return text(prelude)
}

const headingsOf = (html: string) =>
  [...html.matchAll(/<h([1-6])[^>]*>(.*?)<\/h\1>/gs)].map(([, level, text]) => ({
    level: Number(level),
    text: (text ?? '').replace(/<[^>]+>/g, '').trim(),
  }))

describe('all slices', () => {
  it('have a folder each, and no folder is forgotten', () => {
    const folders = readdirSync(FOLDER, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'messages')
      .map((entry) => entry.name)
    expect(folders.sort()).toEqual(slugs.map(folderOf).sort())
  })

  it('have a picture each in the editor, and no picture is left over', () => {
    expect(readdirSync('public/slices').sort()).toEqual(
      slugs.map((slug) => `${folderOf(slug)}.webp`).sort(),
    )
  })

  it('stand in generated files that are current', () => {
    for (const [name, text] of Object.entries(sliceFiles())) {
      expect(readFileSync(path.join(FOLDER, name), 'utf8') === text, `${name} is stale`).toBe(true)
    }
  })
})

describe.each(slugs)('%s', (slug) => {
  const { schema } = registry[slug] as SliceEntry
  const samples = [
    ['full', fixtures[slug].full],
    ['minimal', fixtures[slug].minimal],
  ] as const

  it('has the specification’s slug, a label and a shelf in the editor', () => {
    expect(slug).toMatch(/^[a-z]+(_[a-z]+)*$/)
    expect(schema.labels?.singular).toBeTruthy()
    expect(schema.admin?.group).toBeTruthy()
  })

  it('has a small picture for the editor, and says what is on it', async () => {
    const thumbnail = schema.admin?.images?.thumbnail
    const { url, alt } = typeof thumbnail === 'object' ? thumbnail : { url: '', alt: '' }
    expect(alt).toMatch(/^[A-Z].*\.$/)
    const file = path.join('public', url)
    const advice = `${url} is missing: npm run slice-thumbnails -- ${folderOf(slug)}`
    expect(existsSync(file), advice).toBe(true)
    expect(statSync(file).size, `${url} is too large`).toBeLessThanOrEqual(12_000)
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 480, height: 320 })
  })

  it('has a component where it has markup, and none otherwise', () => {
    const { Component } = registry[slug] as SliceEntry
    expect(Component !== undefined).toBe(schema.custom.markup)
  })

  it.each(samples)('renders its %s sample', async (_name, sample) => {
    const html = await render(slug, sample, 2)
    expect(html).not.toBe('')
    expect(html).not.toMatch(/undefined|\[object|NaN/)
  })

  it.each(samples)('keeps headings in order in its %s sample', async (_name, sample) => {
    for (const level of [1, 2] as const) {
      const headings = headingsOf(await render(slug, sample, level))
      for (const heading of headings) expect(heading.text).not.toBe('')
      let last = level === 1 && hasHeading(schema, sample) ? 0 : 1
      for (const heading of headings) {
        expect(heading.level, `${heading.text} skips a level`).toBeLessThanOrEqual(last + 1)
        last = heading.level
      }
      expect(headings.filter((heading) => heading.level === 1).length).toBeLessThanOrEqual(1)
    }
  })

  it.each(samples)('names its landmarks and controls in its %s sample', async (_name, sample) => {
    const html = await render(slug, sample, 2)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size, 'ids are unique').toBe(ids.length)
    for (const [, names] of html.matchAll(/aria-(?:labelledby|controls)="([^"]+)"/g)) {
      for (const id of names?.split(' ') ?? []) expect(ids).toContain(id)
    }
    for (const [, tag, , inner] of html.matchAll(/<(button|a)\b([^>]*)>(.*?)<\/\1>/gs)) {
      const named = /aria-label="[^"]+"/.test(html) || (inner ?? '').replace(/<[^>]+>/g, '').trim()
      expect(named, `a ${tag} without a name`).toBeTruthy()
    }
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) expect(image).toContain('alt=')
  })

  it('keeps its picture sizes, so that nothing shifts', async () => {
    const html = await render(slug, fixtures[slug].full, 2)
    for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
      expect(image).toMatch(/width="\d+" height="\d+"/)
    }
  })
})
