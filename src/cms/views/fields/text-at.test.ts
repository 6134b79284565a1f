import { expect, it } from 'vitest'
import { textAt } from './text-at.ts'

it('reads a text at a path of what is entered so far', () => {
  const data = { title: ' Soup ', slides: [{ title: 'Snow' }] }
  expect(textAt(data, 'title')).toBe('Soup')
  expect(textAt(data, 'slides.0.title')).toBe('Snow')
})

it('reads nothing where nothing is entered, or what is there is no text', () => {
  expect(textAt(undefined, 'title')).toBe('')
  expect(textAt({ slides: [] }, 'slides.0.title')).toBe('')
  expect(textAt({ title: { root: {} } }, 'title')).toBe('')
})
