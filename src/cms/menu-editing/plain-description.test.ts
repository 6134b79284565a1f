import fc from 'fast-check'
import { expect, it } from 'vitest'
import { descriptionFrom, plainDescription } from './plain-description.ts'

it('a description that is only words is those words, and comes back as they were', () => {
  const line = fc.string({ minLength: 1 }).filter((text) => text.trim() === text && text !== '')
  fc.assert(
    fc.property(
      fc.array(
        line.filter((text) => !/[\n\r]/.test(text)),
        { maxLength: 4 },
      ),
      (lines) => {
        const text = lines.join('\n')
        expect(plainDescription(descriptionFrom(text))).toBe(text)
      },
    ),
  )
})

it('emphasis, links and lists are more than words', () => {
  const described = descriptionFrom('Twice cooked')
  const [paragraph] = described?.root.children ?? []
  const withRoot = (children: object[]) =>
    ({ root: { ...described?.root, children } }) as typeof described
  const bold = { ...paragraph, children: [{ type: 'text', text: 'Twice', format: 1 }] }
  const link = { ...paragraph, children: [{ type: 'link', children: [] }] }
  for (const node of [bold, link, { type: 'list', children: [] }])
    expect(plainDescription(withRoot([paragraph as object, node]))).toBeNull()
  expect(plainDescription(null)).toBe('')
  expect(descriptionFrom(' \n ')).toBeNull()
})
