import { expect, it } from 'vitest'
import { literalsIn } from './literals.ts'

const textsIn = (source: string) => literalsIn('a.tsx', source).map(({ text }) => text)

it.each([
  ['<p>Book a table</p>', ['Book a table']],
  ["<p>{late ? 'Late' : null}</p>", ['Late']],
  ["<p>{name ?? 'A guest'}</p>", ['A guest']],
  [
    '<input aria-label="Search" placeholder="City or postal code" />',
    ['Search', 'City or postal code'],
  ],
  ["const field = { label: 'Title', name: 'Title' }", ['Title']],
  ["say('That table is gone.')", ['That table is gone.']],
  [`say(\`Table for $\{party} guests\`)`, ['Table for … guests']],
])('%s has words for readers', (source, texts) => {
  expect(textsIn(source)).toEqual(texts)
})

it.each([
  '<p className="Large type" id="A b">·</p>',
  "import a from 'A module'",
  "throw new Error('The file is not there.')",
  "log.warn('The bank did not answer.')",
  "const tag = { '@type': 'Restaurant', kind: 'Menu item' }",
  "type Why = 'No table left'",
  "press('Enter')",
  '<p>{t.bookATable()}</p>',
])('%s has none', (source) => {
  expect(textsIn(source)).toEqual([])
})

it('says on which line', () => {
  expect(literalsIn('a.tsx', '\n<p>Book</p>')).toEqual([{ line: 2, text: 'Book' }])
})
