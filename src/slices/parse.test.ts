import { describe, expect, it } from 'vitest'
import { fixtures } from './fixtures.gen.ts'
import { heroCarousel } from './hero-carousel/schema.ts'
import { menuSection } from './menu-section/schema.ts'
import { parseSlice } from './parse.ts'
import { smallHero } from './small-hero/schema.ts'

const slide = { title: 'By the fire', image: { alt: '', src: '/a.jpg' } }

describe('parsing a slice by its schema', () => {
  it('accepts what the schema describes, and keeps unknown fields', () => {
    const parsed = parseSlice(smallHero, { blockType: 'small_hero', id: 'a', title: 'Hello' })
    expect(parsed).toEqual({
      ok: true,
      value: { blockType: 'small_hero', id: 'a', title: 'Hello' },
    })
  })

  it.each([
    ['a required text', { slides: [{ ...slide, title: '' }] }, 'slides.0.title'],
    ['a required picture', { slides: [slide, { ...slide, image: null }] }, 'slides.1.image'],
    ['a required list', {}, 'slides'],
    ['a row that is none', { slides: ['no'] }, 'slides.0'],
    ['a text that is a number', { slides: [{ ...slide, eyebrow: 7 }] }, 'slides.0.eyebrow'],
  ])('refuses %s with the path of the field', (_case, block, path) => {
    expect(parseSlice(heroCarousel, block)).toMatchObject({ ok: false, detail: { path } })
  })

  it('refuses a choice that is not offered', () => {
    const block = { ...fixtures.menu_section.minimal, variation: 'dessert' }
    expect(parseSlice(menuSection, block)).toMatchObject({
      ok: false,
      detail: { path: 'variation' },
    })
  })

  it('shows five of seven slides', () => {
    const parsed = parseSlice(heroCarousel, { slides: Array(7).fill(slide) })
    expect(parsed.ok && (parsed.value.slides as unknown[]).length).toBe(5)
  })

  it.each([null, undefined, 'text', 7, []])('refuses %j, which is no block', (block) => {
    expect(parseSlice(smallHero, block).ok).toBe(false)
  })
})

describe('limits of the specification in the editor’s schema', () => {
  const rows = (block: { fields: unknown[] }) =>
    block.fields.find((field) => (field as { type: string }).type === 'array') as {
      maxRows?: number
    }

  it('takes at most 5 slides in a hero carousel and 3 callouts', async () => {
    const { callouts } = await import('./callouts/schema.ts')
    expect(rows(heroCarousel).maxRows).toBe(5)
    expect(rows(callouts).maxRows).toBe(3)
  })
})
