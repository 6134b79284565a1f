import { expect, test } from 'vitest'
import { lexicalRoot, paragraphNode, textNode } from '#lib/text/lexical-nodes.ts'
import { isFormattedText } from './text-nodes.ts'

const quotes = (depth: number) => {
  let node: object = paragraphNode([textNode('x')])
  for (let level = 0; level < depth; level++) node = { type: 'quote', children: [node] }
  return lexicalRoot([node as never])
}

test.each([
  ['a paragraph', lexicalRoot([paragraphNode([textNode('Wood smoke.')])])],
  ['nothing', lexicalRoot([])],
  ['a node that pages do not know', lexicalRoot([{ type: 'map', version: 1 } as never])],
  ['quotes in quotes', quotes(40)],
  ['a root that does not say what it is', { root: { children: [textNode('x')] } }],
])('a formatted text is %s', (_, value) => {
  expect(isFormattedText(value)).toBe(true)
})

test.each([
  ['a word', 'Wood smoke.'],
  ['a number', 7],
  ['a list', []],
  ['without a root', {}],
  ['without nodes', { root: { type: 'root' } }],
  ['with nodes that are none', { root: { type: 'root', children: [null, 7, 'x', []] } }],
  ['with children that are no list', lexicalRoot([{ type: 'paragraph', children: 'x' } as never])],
  ['with words that are no text', lexicalRoot([{ type: 'text', text: ['x'] } as never])],
  ['with a type that is no word', lexicalRoot([{ type: 7, children: [] } as never])],
  ['nested too deep', quotes(60)],
  ['nested so deep that no function can follow', quotes(200_000)],
])('a value %s is none', (_, value) => {
  expect(isFormattedText(value)).toBe(false)
})
