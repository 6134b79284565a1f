import { expect, it } from 'vitest'
import { richTextFromProse } from './rich-text.ts'

it('turns paragraphs, headings, lists and links into the editor’s tree', () => {
  const { root } = richTextFromProse(
    '## Hours\n\nCall [us](tel:+16045550112) first.\n\n- one\n- two',
  )
  expect(root.children).toMatchObject([
    { type: 'heading', tag: 'h2', children: [{ text: 'Hours' }] },
    {
      type: 'paragraph',
      children: [
        { text: 'Call ' },
        { type: 'link', fields: { url: 'tel:+16045550112' }, children: [{ text: 'us' }] },
        { text: ' first.' },
      ],
    },
    {
      type: 'list',
      tag: 'ul',
      children: [
        { value: 1, children: [{ text: 'one' }] },
        { value: 2, children: [{ text: 'two' }] },
      ],
    },
  ])
})

it('joins the lines of one paragraph', () => {
  expect(richTextFromProse('a\nb').root.children).toMatchObject([{ children: [{ text: 'a b' }] }])
})
