import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, type RichNode, type RichText } from '#lib/text/rich-text.ts'
import { firstWords } from './first-words.ts'

const paragraphs = (...texts: string[]): RichText => ({
  root: {
    children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
})

const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`).join(' ')

const countWords = (value: RichText) => plainText(value).match(/\S+/g)?.length ?? 0

describe('the first words of a text', () => {
  it('are all of it up to the limit, so that there is nothing to read more of', () => {
    expect(firstWords(paragraphs(words(65)), 65)).toBeNull()
    expect(firstWords(paragraphs(words(30), words(35)), 65)).toBeNull()
  })

  it('end with an ellipsis after exactly 65 of 66 words', () => {
    const short = firstWords(paragraphs(words(66)), 65)
    expect(short && plainText(short)).toBe(`${words(65)}…`)
  })

  it('keep marks and links, and leave out what follows the cut', () => {
    const bold: RichNode = { type: 'text', text: 'two three', format: 1 }
    const text: RichText = {
      root: {
        children: [
          { type: 'paragraph', children: [{ type: 'text', text: 'one ' }, bold] },
          { type: 'paragraph', children: [{ type: 'text', text: 'four' }] },
        ],
      },
    }
    expect(firstWords(text, 2)?.root.children).toEqual([
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'one ' },
          { ...bold, text: 'two…' },
        ],
      },
    ])
  })

  it('are never more than the limit, and always the beginning', () => {
    const texts = fc.array(fc.lorem({ maxCount: 12 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 40 }), (given, limit) => {
        const whole = paragraphs(...given)
        const short = firstWords(whole, limit)
        expect(short === null).toBe(countWords(whole) <= limit)
        if (!short) return
        expect(countWords(short)).toBe(limit)
        const start = plainText(short).replace(/…$/, '')
        expect(plainText(whole).startsWith(start)).toBe(true)
      }),
    )
  })
})
