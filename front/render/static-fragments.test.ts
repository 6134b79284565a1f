import { createElement as h } from 'react'
import { expect, test } from 'vitest'
import { StaticFragments } from './static-fragments.ts'

const placeholder = (id: string) => `<div data-frag="${id}" class="list"></div>`

test('a static fragment is in the page once, as plain HTML, in place of its id', () => {
  const fragments = new StaticFragments()
  const id = fragments.render(h('p', null, 'Fish & chips ', 12))
  const page = fragments.inject(Buffer.from(`<main>${placeholder(id)}</main>`)).toString()
  expect(page).toBe(
    `<main><div data-frag="${id}" class="list"><p>Fish &amp; chips 12</p></div></main>`,
  )
})

test('the same content has the same id in every process, and may stand twice', () => {
  const [one, other] = [new StaticFragments(), new StaticFragments()]
  const id = one.render(h('p', null, 'Tea'))
  expect(other.render(h('p', null, 'Tea'))).toBe(id)
  expect(other.render(h('p', null, 'Coffee'))).not.toBe(id)
  const page = one.inject(Buffer.from(placeholder(id) + placeholder(id))).toString()
  expect(page.match(/<p>Tea<\/p>/g)).toHaveLength(2)
})

test('a dollar sign in a static fragment stays one', () => {
  const fragments = new StaticFragments()
  const id = fragments.render(h('p', null, '$& $1 $$'))
  expect(fragments.inject(Buffer.from(placeholder(id))).toString()).toContain('<p>$&amp; $1 $$</p>')
})

test('a page with an id that was not rendered fails, and is not sent with a hole', () => {
  const fragments = new StaticFragments()
  fragments.render(h('p', null, 'Tea'))
  expect(() => fragments.inject(Buffer.from(placeholder('AAAAAAAAAAA')))).toThrow('AAAAAAAAAAA')
})

const Later = async () => h('p', null, 'Tea')

test('what would have to wait cannot be still', () => {
  expect(() => new StaticFragments().render(h(Later as never))).toThrow()
})
