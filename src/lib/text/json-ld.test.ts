import { expect, it } from 'vitest'
import { mergeNodes } from './json-ld.ts'

it('is one node for each type, with the entities of all in the order of the page', () => {
  const faq = (...mainEntity: string[]) => ({ '@type': 'FAQPage', mainEntity })
  expect(mergeNodes([faq('a', 'b'), { '@type': 'Event', name: 'x' }, faq('c')])).toEqual([
    faq('a', 'b', 'c'),
    { '@type': 'Event', name: 'x' },
  ])
  expect(mergeNodes([])).toEqual([])
})
