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
  [`say(\`Paid $\{amount}\`)`, ['Paid …']],
  [`say(\`Menu · $\{title}\`)`, ['Menu · …']],
  ["say('Moved.')", ['Moved.']],
  ["say('Searching…')", ['Searching…']],
  ["visit('The dining room')", ['The dining room']],
  ["const field = { name: 'Please enter your name.' }", ['Please enter your name.']],
  ["const choices = [['Missing', 'Without a price']] as const", ['Missing', 'Without a price']],
  ['<section aria-roledescription="carousel" />', ['carousel']],
  ["say('Booked')", ['Booked']],
  ["const STATES = { seated: 'Seated' }", ['Seated']],
  ["const columns = [t.name(), 'Party']", ['Party']],
  ["const why = 'is used twice'", ['is used twice']],
  [`say(\`$\{table} is taken\`)`, ['… is taken']],
  ["refuse('mail', { reason: 'no answer' })", ['no answer']],
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
  "fault('No key provided')",
  "database.prepare('Select what there is?')",
  "const timedOut = message === 'Query read timeout'",
  "switch (answer) { case 'Slot taken': }",
  "const POSITIONS = ['Front House', 'Culinary'] as const",
  "const field = { options: ['Front House', 'Culinary'] }",
  "const provinces = { NL: 'Newfoundland and Labrador' }",
  "const place = { region: 'British Columbia' }",
  "const order = { name: 'Uber Eats' }",
  "const field = { name: 'serving', defaultValue: 'Per serving' }",
  "const VARY = 'Accept-Encoding, RSC, Next-Router-Prefetch'",
  `write(\`Date: $\{now}\\r\\nConnection: keep-alive\\r\\n\`)`,
  `send({ authorization: \`Bearer $\{token}\` })`,
  "const setting = { unset: 'None is sent', meaning: 'Keys of the account' }",
  "press('Enter')",
  "kinds.includes('Standard')",
  "const panel = { name: 'Photo' }",
  "const vendor = { name: 'the outbox alone' }",
  "const headers = { 'cache-control': 'private, no-store' }",
  "mustBe('a number of guests')",
  "find('main [data-under-header] :is(a, button)')",
  `store.all(\`select name from staff where id = $1\`)`,
  '<p>{t.bookATable()}</p>',
])('%s has none', (source) => {
  expect(textsIn(source)).toEqual([])
})

it('says on which line', () => {
  expect(literalsIn('a.tsx', '\n<p>Book</p>')).toEqual([{ line: 2, text: 'Book' }])
})
