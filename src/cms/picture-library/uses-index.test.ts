import { describe, expect, it } from 'vitest'
import { type Part, UsesIndex } from './uses-index.ts'

const part = (title: string, pictures: number[], more: Partial<Part> = {}): Part => ({
  ...{ owner: `collections/pages/${title}`, kind: 'Page', title, stamp: '1', isDraft: false },
  ...{ pictures, ...more },
})

describe('the index of uses', () => {
  it('counts a document once, and a draft beside what is published not at all', () => {
    const index = new UsesIndex()
    index.put('pages/a', part('A', [1, 2]))
    index.put('pages/drafts/1', part('A', [2, 3], { isDraft: true }))
    expect([1, 2, 3].map((id) => index.usesOf(id).map(({ isDraft }) => isDraft))).toEqual([
      ...[[false], [false], [true]],
    ])
    expect(index.countOf(2)).toBe(1)
  })

  it('forgets what a document does not refer to any more', () => {
    const index = new UsesIndex()
    index.put('pages/a', part('A', [1]))
    index.put('pages/b', part('B', [1]))
    index.put('pages/a', part('A', [2], { stamp: '2' }))
    expect(index.usesOf(1).map(({ title }) => title)).toEqual(['B'])
    expect(index.stampOf('pages/a')).toBe('2')
    index.remove('pages/b')
    expect(index.usedPictures()).toEqual([2])
    expect([...index.keys()]).toEqual(['pages/a'])
  })

  it('names uses by kind and title', () => {
    const index = new UsesIndex()
    index.put('pages/b', part('B', [1]))
    index.put('news/z', part('Z', [1], { kind: 'News post' }))
    index.put('pages/a', part('A', [1]))
    expect(index.usesOf(1).map(({ title }) => title)).toEqual(['Z', 'A', 'B'])
  })
})
